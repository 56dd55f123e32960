import { at, textAt } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { colorAttributes } from './image.ts';
import { focalPointOf } from './imageMeta.ts';

export const audioPlayer: Formatter = (value) => {
  const id = escapeAttribute(textAt(value, 'id'));
  const url = escapeAttribute(textAt(value, 'structuredContent', 'audioAssetUrl'));
  return (
    `<script>Y.use('squarespace-audio-player-frontend');</script>\n` +
    `<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"></div>`
  );
};

/** A placeholder for an embedded video with its overlay. Arguments: `load-false`, `color-data`. */
export const video: Formatter = (value, args) => {
  const load = args.includes('load-false') ? ' data-load="false"' : '';
  const html = escapeAttribute(textAt(value, 'oembed', 'html'));
  const provider = escapeAttribute(textAt(value, 'oembed', 'providerName'));
  const withColors = args.includes('color-data') && isTruthy(at(value, 'colorData'));
  const overlay = isTruthy(at(value, 'overlay')) ? overlayOf(value, withColors) : '';
  return `<div class="sqs-video-wrapper"${load} data-html="${html}" data-provider-name="${provider}">${overlay}</div>`;
};

function overlayOf(value: unknown, withColors: boolean): string {
  const hasThumb = isTruthy(at(value, 'mainImageId')) || isTruthy(at(value, 'systemDataId'));
  const thumb = hasThumb
    ? `<img data-load="false" data-src="${escapeAttribute(textAt(value, 'assetUrl'))}" data-image-dimensions="${escapeAttribute(textAt(value, 'originalSize'))}"` +
      ` data-image-focal-point="${escapeAttribute(focalPointOf(value))}"${withColors ? colorAttributes(value).toLowerCase() : ''} />`
    : '';
  return (
    `<div class="sqs-video-overlay${hasThumb ? '' : ' no-thumb'}" style="opacity: 0;">${thumb}` +
    `<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`
  );
}
