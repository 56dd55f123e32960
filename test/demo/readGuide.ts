import type { Document } from 'happy-dom';
import { GUIDE_PATHS } from '../../demo/guide/renderGuide.ts';
import { readPage } from './readPage.ts';

/** All pages of the guide. */
export const readGuide = (): readonly Document[] => GUIDE_PATHS.map((path) => readPage(path));
