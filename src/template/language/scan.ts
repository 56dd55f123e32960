/** `null`: not a tag, so it stays text. */
export interface Scanned<Tag> {
  /** Decides what the text between two braces is; `null`: plain text. */
  read(from: number, to: number): Tag | null;
  place(tag: Tag): void;
  text(from: number, to: number): void;
  unclosedComment(at: number): void;
}

/**
 * Splits a source in one pass. A tag runs from the last `{` before a `}`; `{## … ##}` is a comment that may contain braces. Other braces
 * are text.
 */
export function scan<Tag>(source: string, found: Scanned<Tag>): void {
  let textFrom = 0;
  const flush = (to: number): void => {
    if (to > textFrom) found.text(textFrom, to);
  };
  // Both positions only move forward, so that the search stays linear.
  let nextClose = -1;
  let open = source.indexOf('{');
  let nextOpen = open;
  while (open >= 0) {
    if (source.charCodeAt(open + 1) === 35 && source.charCodeAt(open + 2) === 35) {
      flush(open);
      const end = source.indexOf('##}', open + 3);
      if (end < 0) return found.unclosedComment(open);
      textFrom = end + 3;
      open = source.indexOf('{', textFrom);
      continue;
    }
    if (nextClose <= open) nextClose = indexOrEnd(source, '}', open + 1);
    if (nextOpen <= open) nextOpen = source.indexOf('{', open + 1);
    if (nextOpen >= 0 && nextOpen < nextClose) {
      open = nextOpen;
      continue;
    }
    if (nextClose === Number.POSITIVE_INFINITY) break;
    const stop = nextClose;
    const tag = found.read(open + 1, stop);
    if (tag !== null) {
      flush(open);
      found.place(tag);
      textFrom = stop + 1;
    }
    // There is none before the end of this tag.
    open = nextOpen;
  }
  flush(source.length);
}

function indexOrEnd(source: string, brace: string, from: number): number {
  const at = source.indexOf(brace, from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
