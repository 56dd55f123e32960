import { textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { escapeAttribute } from '../../text/escape.ts';

/** A script updates the number later. */
export const likeButton: Formatter = (value, _args, scope) => {
  if (!isTruthy(scope.lookupIn(value, 'websiteSettings.simpleLikingEnabled'))) return '';
  const id = escapeAttribute(textAt(value, 'id'));
  return (
    `<span class="sqs-simple-like" data-item-id="${id}" data-like-count="${escapeAttribute(textAt(value, 'likeCount'))}"><span class="like-icon"></span>` +
    `<span class="like-count"></span></span>`
  );
};

const attribute = (name: string, text: string): string => ` ${name}="${escapeAttribute(text)}"`;

function buttonsHtml(value: unknown, tag: string, style: string, scope: Scope): string {
  const options = scope.lookupIn(value, 'website.shareButtonOptions');
  if (typeof options !== 'object' || !isTruthy(options)) return '';
  const id = textAt(value, 'systemDataId') || textAt(value, 'mainImageId');
  const asset = textAt(value, 'assetUrl') || textAt(value, 'mainImage', 'assetUrl');
  return (
    `<${tag} class="squarespace-social-buttons ${style}"${attribute('data-system-data-id', id)}${attribute('data-asset-url', asset)}` +
    `${attribute('data-record-type', textAt(value, 'recordType'))}${attribute('data-full-url', textAt(value, 'fullUrl'))}` +
    `${attribute('data-title', textAt(value, 'title'))}></${tag}>`
  );
}

export const socialButton: Formatter = (value, _args, scope) => buttonsHtml(value, 'div', 'button-style', scope);

export const socialButtonInline: Formatter = (value, _args, scope) => buttonsHtml(value, 'span', 'inline-style', scope);
