import type { Formatter } from '../../render/Scope.ts';

const textOf = (value: unknown, indent: number): string => (value === undefined ? '' : (JSON.stringify(value, null, indent) ?? ''));

/** Escapes `</`, so that the text can stand in a script element. */
const protect = (text: string): string => text.replaceAll('</', String.raw`<\/`);

export const json: Formatter = (value) => protect(textOf(value, 0));

export const jsonPretty: Formatter = (value) => protect(textOf(value, 2));

/** JSON as it is; `null` when missing. */
export const raw: Formatter = (value) => textOf(value ?? null, 0);
