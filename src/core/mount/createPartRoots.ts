import { Component, createElement, type ReactNode } from 'react';
import { createRoot, flushSync } from './renderer.ts';

/** The renderer's roots on a page, each with room for several parts. */
export interface PartRoots {
  /** Makes room where there is none. The first time takes a slow phone as long as ten parts. */
  readonly makeRoom: () => void;
  /**
   * Renders `content` synchronously. `onFail` is called with the first error, later and never from inside the renderer, and the caller
   * unmounts. It is given `owner`, so that hundreds of parts share one function.
   */
  mount<Owner>(content: ReactNode, onFail: OnFail<Owner>, owner: Owner): MountedPart;
}

/** Takes what a part has thrown, with what the part was mounted for. */
export type OnFail<Owner> = (owner: Owner, error: unknown) => void;

/** A part in one of the roots, until `unmountPart`. */
export type MountedPart = PartBoundary;

interface Held {
  readonly content: ReactNode;
  readonly onFail: OnFail<unknown>;
  readonly owner: unknown;
}

const ignore = () => undefined;
const NOTHING: Held = { content: null, onFail: ignore, owner: null };

/** A part that throws takes down only itself. React supports error boundaries only as classes. */
class PartBoundary extends Component<object, Held> {
  override state = NOTHING;
  private hasFailed = false;

  static getDerivedStateFromError(): Pick<Held, 'content'> {
    return { content: null };
  }

  override componentDidCatch(error: unknown): void {
    // React calls this for every error of a commit.
    if (this.hasFailed) return;
    this.hasFailed = true;
    const { onFail, owner } = this.state;
    void Promise.resolve().then(() => onFail(owner, error));
  }

  override render(): ReactNode {
    return this.state.content;
  }
}

/** Changes what a part renders, synchronously. */
const hold = (part: PartBoundary, held: Held): void => flushSync(() => part.setState(held));

/** With more of them, each update takes longer to find its part; with fewer, there are more roots. */
const PARTS_PER_ROOT = 16;

/**
 * Sixteen parts share a root, because in React each root takes 7 kB and 140 listeners, and a long list has hundreds of parts. A portal takes
 * as much, so a part has one only while it shows something. The room of a part is used once; a root is collected with the last part of it.
 */
export function createPartRoots(page: Document): PartRoots {
  const free: PartBoundary[] = [];
  // Never called with `null`: the roots stay as they are.
  const keep = (boundary: PartBoundary) => void free.push(boundary);
  const makeRoom = () => {
    if (free.length > 0) return;
    const boundaries: ReactNode[] = [];
    for (let key = 0; key < PARTS_PER_ROOT; key += 1) boundaries.push(createElement(PartBoundary, { key, ref: keep }));
    // The shop reports errors itself.
    const root = createRoot(page.createDocumentFragment(), { onCaughtError: ignore, onRecoverableError: ignore });
    flushSync(() => root.render(boundaries));
  };
  return {
    makeRoom,
    mount(content, onFail, owner) {
      makeRoom();
      // In the order in which they are mounted: the renderer writes changes of several in the order in which they stand in the root.
      const part = free.shift() as PartBoundary;
      hold(part, { content, onFail: onFail as OnFail<unknown>, owner });
      return part;
    },
  };
}

/** Renders something else there, or the same anew. */
export const renderInPart = (part: MountedPart, content: ReactNode): void => part.setState({ content });

/** Idempotent; never throws. */
export function unmountPart(part: MountedPart): void {
  try {
    hold(part, NOTHING);
  } catch {
    // The page may have replaced what the renderer calls; Preact's boundaries do not catch that.
  }
}
