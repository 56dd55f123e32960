import { ACTIVE_ALIGNMENTS, GALLERY_DESIGNS, META_POSITIONS } from '../../commerce/model/galleryOptions.ts';
import type { Predicates } from '../createCompile.ts';
import { at, isOn } from '../data/read.ts';
import type { Predicate, Scope } from '../render/Scope.ts';
import { isTruthy } from '../render/isTruthy.ts';
import { scalarText } from '../render/toText.ts';

const FLAGS = ['autoplay', 'auto-crop', 'controls', 'lightbox', 'square-thumbs', 'show-meta', 'show-meta-on-hover', 'thumbnails'];
const CHOICES: readonly (readonly [option: string, choices: readonly string[]])[] = [
  ['design', GALLERY_DESIGNS],
  ['meta-position', META_POSITIONS],
  ['active-alignment', ACTIVE_ALIGNMENTS],
];

// They search the scopes outwards, because themes use them while rendering a gallery's item.
const optionOf = (value: unknown, option: string, scope: Scope): unknown => at(scope.lookupIn(value, 'options'), option);

const isSet = (value: unknown, option: string, scope: Scope): boolean => isOn(optionOf(value, option, scope));

const chosen =
  (option: string, choice: string): Predicate =>
  (value, _args, scope) =>
    scalarText(optionOf(value, option, scope)) === choice;

/* @__NO_SIDE_EFFECTS__ */
function createGalleryPredicates(): Predicates {
  const predicates: Record<string, Predicate> = {
    'gallery-meta?': (value, _args, scope) =>
      isTruthy(optionOf(value, 'controls', scope)) || isTruthy(optionOf(value, 'indicators', scope)),
  };
  for (const flag of FLAGS) predicates[`gallery-${flag}?`] = (value, _args, scope) => isSet(value, flag, scope);
  for (const [option, choices] of CHOICES)
    for (const choice of choices) predicates[`gallery-${option}-${choice}?`] = chosen(option, choice);
  return predicates;
}

/** Predicates of a gallery's options. */
export const galleryPredicates: Predicates = /* @__PURE__ */ createGalleryPredicates();
