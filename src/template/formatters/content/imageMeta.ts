import { at, codeOf, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { stripTags } from '../../text/stripTags.ts';
import { toNumber } from '../../text/toNumber.ts';

/** `blockType` of an image block. */
const IMAGE_BLOCK = 5;
/** Characters of a title or body that count for an image (spec §9). */
const MAX_SOURCE = 1000;
const MAX_ALT_FROM_BODY = 250;

/**
 * The text that stands for an image. In an image block its own, even if that is empty or missing: the editor may leave it out for an
 * image that only decorates. Elsewhere its title, else its body without tags, else its file's name. Not escaped.
 */
export function altTextOf(image: unknown, scope: Scope): string {
  if (codeOf(at(image, 'blockType') ?? scope.lookup('blockType')) === IMAGE_BLOCK) return textAt(image, 'altText').trim();
  const title = textAt(image, 'title').slice(0, MAX_SOURCE);
  if (title) return title;
  const body = textAt(image, 'body').slice(0, MAX_SOURCE);
  return body ? stripTags(body, ' ').slice(0, MAX_ALT_FROM_BODY) : textAt(image, 'filename');
}

/** `x,y` of the point that must stay visible, from 0 to 1; the middle by default. */
export function focalPointOf(image: unknown): string {
  const point = at(image, 'mediaFocalPoint');
  if (point === undefined || point === null) return '0.5,0.5';
  return `${toNumber(at(point, 'x')) || 0},${toNumber(at(point, 'y')) || 0}`;
}

/** The attributes that tell scripts how to load an image, each followed by a blank; nothing for no image. */
export function metaOf(image: unknown, scope: Scope): string {
  if (image === undefined) return '';
  const url = escapeAttribute(textAt(image, 'assetUrl'));
  const component = textAt(image, 'componentKey');
  const preview = at(image, 'licensedAssetPreview');
  const isPreview = typeof preview === 'object' && preview !== null && !Array.isArray(preview);
  return (
    (isPreview ? 'data-licensed-asset-preview="true" ' : '') +
    (component ? `data-component-key="${escapeAttribute(component)}" ` : '') +
    `data-src="${url}" data-image="${url}" data-image-dimensions="${escapeAttribute(textAt(image, 'originalSize'))}" ` +
    `data-image-focal-point="${escapeAttribute(focalPointOf(image))}" alt="${escapeAttribute(altTextOf(image, scope))}" `
  );
}

export const imageMeta: Formatter = (value, _args, scope) => metaOf(value, scope);

export const coverImageMeta: Formatter = (value, _args, scope) => metaOf(at(value, 'coverImage'), scope);

/** Attributes of `items[index]`, the first by default. */
export const childImageMeta: Formatter = (value, args, scope) => {
  return metaOf(at(value, 'items', Number.parseInt(args[0] ?? '0', 10)), scope);
};
