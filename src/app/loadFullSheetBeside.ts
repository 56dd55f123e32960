import type { loadFullSheet as LoadFullSheet } from './loadFullSheet.ts';

/** Loads it from beside the script. */
export const loadFullSheet: typeof LoadFullSheet = (script) =>
  import(/* @vite-ignore */ new URL('look.js', script || location.href).href) as ReturnType<typeof LoadFullSheet>;
