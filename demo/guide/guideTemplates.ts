import { join } from 'node:path';
import { readTemplates } from '../pages/renderTemplate.ts';

/** The guide's pages and their frame. */
export const guideTemplates = readTemplates(join(import.meta.dirname, 'pages'));
