import type { SourcePlace } from './sourceNames.ts';

/** A node of a CPU or heap profile of the DevTools protocol. */
export interface ProfileNode {
  readonly functionName: string;
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** ms, or bytes. */
  readonly self: number;
  readonly children: readonly ProfileNode[];
}

export interface Sums {
  readonly total: number;
  readonly selfByFunction: readonly [string, number][];
  readonly inclusiveByFunction: readonly [string, number][];
  readonly selfByFile: readonly [string, number][];
  readonly inclusiveByFile: readonly [string, number][];
}

type NameOf = (url: string, line: number, column: number) => SourcePlace | null;

/** Recursion is counted once. */
export function sumProfile(root: ProfileNode, nameOf: NameOf): Sums {
  const selfByFunction = new Map<string, number>();
  const inclusiveByFunction = new Map<string, number>();
  const selfByFile = new Map<string, number>();
  const inclusiveByFile = new Map<string, number>();

  const visit = (node: ProfileNode, above: ReadonlySet<string>): number => {
    const place = nameOf(node.url, node.line, node.column);
    const file = `[${place?.file ?? (node.url.replace(/^.*\//, '') || 'browser')}]`;
    const label = place ? `${place.file}:${place.line} ${place.text.slice(0, 80)}` : `${node.functionName || '(anonymous)'} ${file}`;
    const inside = new Set(above).add(label).add(file);
    let inclusive = node.self;
    for (const child of node.children) inclusive += visit(child, inside);
    add(selfByFunction, label, node.self);
    add(selfByFile, file, node.self);
    if (!above.has(label)) add(inclusiveByFunction, label, inclusive);
    if (!above.has(file)) add(inclusiveByFile, file, inclusive);
    return inclusive;
  };

  const total = visit(root, new Set());
  const sorted = (sums: ReadonlyMap<string, number>) => [...sums].toSorted((a, b) => b[1] - a[1]);
  return {
    total,
    selfByFunction: sorted(selfByFunction),
    inclusiveByFunction: sorted(inclusiveByFunction),
    selfByFile: sorted(selfByFile),
    inclusiveByFile: sorted(inclusiveByFile),
  };
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
