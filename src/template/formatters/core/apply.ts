import type { Formatter } from '../../render/Scope.ts';

export const apply: Formatter = (value, args, scope) => {
  const [name = '', ...rest] = args;
  return scope.apply(name, value, rest.includes('private'), rest.length > 0 ? pairsOf(rest) : null);
};

function pairsOf(args: readonly string[]): object {
  const pairs: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const arg of args) {
    const at = arg.indexOf('=');
    if (at > 0) pairs[arg.slice(0, at)] = arg.slice(at + 1);
  }
  return pairs;
}
