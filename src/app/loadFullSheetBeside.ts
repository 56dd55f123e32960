import { importBeside } from './importBeside.ts';
import type { loadFullSheet as LoadFullSheet } from './loadFullSheet.ts';

export const loadFullSheet: typeof LoadFullSheet = (scriptUrl) => importBeside('look.js', scriptUrl) as ReturnType<typeof LoadFullSheet>;
