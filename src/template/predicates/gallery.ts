import { ACTIVE_ALIGNMENTS, GALLERY_DESIGNS, META_POSITIONS } from '../../model/galleryOptions.ts';
import type { Predicates } from '../createCompile.ts';
import { at, textAt } from '../data/read.ts';
import type { Predicate } from '../render/Scope.ts';
import { isTruthy } from '../render/isTruthy.ts';

const FLAGS = ['autoplay', 'auto-crop', 'controls', 'lightbox', 'square-thumbs', 'show-meta', 'show-meta-on-hover', 'thumbnails'];
const CHOICES: readonly (readonly [option: string, choices: readonly string[]])[] = [
  ['design', GALLERY_DESIGNS],
  ['meta-position', META_POSITIONS],
  ['active-alignment', ACTIVE_ALIGNMENTS],
];

const isSet = (value: unknown, option: string): boolean => isTruthy(at(value, 'options', option));

const chosen =
  (option: string, choice: string): Predicate =>
  (value) =>
    textAt(value, 'options', option) === choice;

/* @__NO_SIDE_EFFECTS__ */
function createGalleryPredicates(): Predicates {
  const predicates: Record<string, Predicate> = { 'gallery-meta?': (value) => isSet(value, 'controls') || isSet(value, 'indicators') };
  for (const flag of FLAGS) predicates[`gallery-${flag}?`] = (value) => isSet(value, flag);
  for (const [option, choices] of CHOICES)
    for (const choice of choices) predicates[`gallery-${option}-${choice}?`] = chosen(option, choice);
  return predicates;
}

/** Predicates that ask for the options of a gallery (spec §3 "Gallery options"). */
export const galleryPredicates: Predicates = /* @__PURE__ */ createGalleryPredicates();
