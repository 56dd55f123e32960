import type { Scope } from '../render/Scope.ts';

/** A JSON literal, else a path. */
export function operandOf(arg: string, scope: Scope): unknown {
  switch (arg) {
    case 'true':
      return true;
    case 'false':
      return false;
    case 'null':
      return null;
    default:
      return /^[-\d"[{]/.test(arg) ? literalOf(arg, scope) : scope.lookup(arg);
  }
}

function literalOf(arg: string, scope: Scope): unknown {
  try {
    return JSON.parse(arg) as unknown;
  } catch {
    return scope.lookup(arg);
  }
}
