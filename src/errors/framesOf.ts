const FRAME = /^\s*at .*:\d+|@.*:\d+|^[^\s]*:\d+:\d+$/;

/** The lines of a stack trace that name a place in a file, in the way of every browser: what comes before them repeats the message. */
export const framesOf = (stack: string): string[] => stack.split('\n').filter((line) => FRAME.test(line));
