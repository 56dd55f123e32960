import { at, codeOf, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { escapeAttribute, stripTags } from '../../text/escape.ts';
import { toNumber } from '../../text/toNumber.ts';

const IMAGE_BLOCK = 5;
/** Maximum characters of a title or body used for an image. */
const MAX_SOURCE = 1000;
const MAX_ALT_FROM_BODY = 250;

/**
 * Alternative text, not escaped. An image block's own text counts even if empty, because decorative images have none; elsewhere the title,
 * else the body without tags, else the file name.
 */
export function altTextOf(image: unknown, scope: Scope): string {
  if (codeOf(at(image, 'blockType') ?? scope.lookup('blockType')) === IMAGE_BLOCK) return textAt(image, 'altText').trim();
  const title = textAt(image, 'title').slice(0, MAX_SOURCE);
  if (title) return title;
  const body = textAt(image, 'body').slice(0, MAX_SOURCE);
  return body ? stripTags(body, ' ').slice(0, MAX_ALT_FROM_BODY) : textAt(image, 'filename');
}

/** `x,y` from 0 to 1 of the point that must stay visible; default: the middle. */
export function focalPointOf(image: unknown): string {
  const point = at(image, 'mediaFocalPoint');
  if (point === undefined || point === null) return '0.5,0.5';
  return `${toNumber(at(point, 'x')) || 0},${toNumber(at(point, 'y')) || 0}`;
}

/** Attributes for the image loader, each followed by a blank; empty without an image. */
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

export const childImageMeta: Formatter = (value, args, scope) => {
  return metaOf(at(value, 'items', Number.parseInt(args[0] ?? '0', 10)), scope);
};
