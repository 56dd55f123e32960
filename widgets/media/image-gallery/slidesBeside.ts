/** How many to each side of a slideshow's picture are made ready, so that the next one is there when it is asked for. */
const BESIDE = 1;

/** Which slides of a slideshow are ready: the one that is shown, and those beside it, past the ends as well. */
export const slidesBeside = (current: number, count: number): readonly number[] => [
  ...new Set(Array.from({ length: 2 * BESIDE + 1 }, (_, at) => (current + at - BESIDE + count) % count)),
];
