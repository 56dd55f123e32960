/** What the scanner asks for and hands out. */
export interface Scanned<Tag> {
  /** What the text between two braces is; `null`: no tag, it stays in the text around it. */
  read(from: number, to: number): Tag | null;
  place(tag: Tag): void;
  text(from: number, to: number): void;
  unclosedComment(at: number): void;
}

/**
 * Cuts a source into text and tags, in one pass. A tag runs from the last `{` before a `}`; `{## … ##}` is a comment that may hold
 * braces. Braces that make no tag are text.
 */
export function scan<Tag>(source: string, found: Scanned<Tag>): void {
  let textFrom = 0;
  const flush = (to: number): void => {
    if (to > textFrom) found.text(textFrom, to);
  };
  let open = source.indexOf('{');
  while (open >= 0) {
    if (source.charCodeAt(open + 1) === 35 && source.charCodeAt(open + 2) === 35) {
      flush(open);
      const end = source.indexOf('##}', open + 3);
      if (end < 0) return found.unclosedComment(open);
      textFrom = end + 3;
      open = source.indexOf('{', textFrom);
      continue;
    }
    const stop = findBrace(source, open + 1);
    if (stop < 0) break;
    if (source.charCodeAt(stop) === 123) {
      open = stop;
      continue;
    }
    const tag = found.read(open + 1, stop);
    if (tag !== null) {
      flush(open);
      found.place(tag);
      textFrom = stop + 1;
    }
    open = source.indexOf('{', stop + 1);
  }
  flush(source.length);
}

function findBrace(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === 123 || code === 125) return at;
  }
  return -1;
}
