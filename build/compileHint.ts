/**
 * As the first line of a script: its functions are all called soon, so compile them with the file (V8's explicit compile hints, Chrome
 * 136 and later; a comment to everyone else). A browser that streams scripts does that on another thread while the page is parsed,
 * where it else compiles each function on the main thread at its first call, in the middle of what the visitor waits for. It costs
 * memory for what is not called after all, until the collector lets go of it: none of the files for rare widgets has this line.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
