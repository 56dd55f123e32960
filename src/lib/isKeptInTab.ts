import { attempt } from './result.ts';

export const isKeptInTab = (key: string): boolean => attempt(() => sessionStorage.getItem(key)) != null;
