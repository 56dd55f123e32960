const FRAME = /^\s*at .*:\d+|@.*:\d+|^[^\s]*:\d+:\d+$/;

/** Drops the lines before the first frame, which repeat the message. */
export const framesOf = (stack: string): string[] => stack.split('\n').filter((line) => FRAME.test(line));
