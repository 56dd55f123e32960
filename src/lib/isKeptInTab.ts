import { attempt } from './attempt.ts';

export const isKeptInTab = (key: string): boolean => attempt(() => sessionStorage.getItem(key)) != null;
