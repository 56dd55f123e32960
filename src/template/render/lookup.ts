import { FROM_INDEX, FROM_INDEX0, FROM_LOCAL, FROM_SELF, type Path } from '../language/code.ts';
import { findLocal, type Frame } from './frame.ts';
import { memberOf } from './memberOf.ts';

export function lookup(frame: Frame, path: Path): unknown {
  return descend(findHead(frame, path), path);
}

/** Looks for the first name in this frame only. */
export function lookupHere(frame: Frame, path: Path): unknown {
  switch (path.from) {
    case FROM_SELF:
      return descend(frame.node, path);
    case FROM_INDEX:
      return frame.index < 0 ? undefined : frame.index + 1;
    case FROM_INDEX0:
      return frame.index < 0 ? undefined : frame.index;
    case FROM_LOCAL:
      return descend(findLocal(frame, path.head)?.value, path);
    default:
      return descend(memberOf(frame.node, path.head), path);
  }
}

function descend(from: unknown, path: Path): unknown {
  let value = from;
  const { rest } = path;
  for (let at = 0; at < rest.length; at++) {
    if (value === undefined || value === null) return undefined;
    value = memberOf(value, rest[at] ?? '');
  }
  return value;
}

function findHead(from: Frame, path: Path): unknown {
  const kind = path.from;
  if (kind === FROM_SELF) return from.node;
  const { head } = path;
  for (let frame: Frame | null = from; frame !== null; frame = frame.parent) {
    if (kind === FROM_LOCAL) {
      const local = findLocal(frame, head);
      if (local !== null && local.value !== undefined) return local.value;
    } else if (kind === FROM_INDEX || kind === FROM_INDEX0) {
      if (frame.index >= 0) return kind === FROM_INDEX ? frame.index + 1 : frame.index;
    } else {
      const value = memberOf(frame.node, head);
      if (value !== undefined) return value;
    }
    if (frame.isStop) return undefined;
  }
  return undefined;
}
