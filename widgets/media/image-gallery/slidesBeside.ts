/** Neighbours on each side that are loaded ahead. */
const BESIDE = 1;

/** The current slide and its neighbours, wrapping around. */
export const slidesBeside = (current: number, count: number): readonly number[] => [
  ...new Set(Array.from({ length: 2 * BESIDE + 1 }, (_, at) => (current + at - BESIDE + count) % count)),
];
