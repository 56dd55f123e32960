import { join } from 'node:path';
import { readTemplates } from '../pages/renderTemplate.ts';

/** The words of the guide's pages, by their address. */
export const guideTemplates = readTemplates(join(import.meta.dirname, 'pages'));

/** The layouts of pages, examples and lists. */
export const guideFrames = readTemplates(join(import.meta.dirname, 'frames'));
