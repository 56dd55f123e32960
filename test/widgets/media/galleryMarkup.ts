import type { GALLERY_DESIGNS } from '../../../src/commerce/model/galleryOptions.ts';

export interface TestPicture {
  readonly src?: string;
  readonly alt?: string;
  readonly size?: string;
  readonly focus?: string;
  readonly url?: string;
  readonly caption?: string;
}

type Design = (typeof GALLERY_DESIGNS)[number];

const CAPTION = '<div class="meta"><p class="meta-title">A field</p><div class="meta-description">In May</div></div>';

export const fieldPictures = (count: number): readonly TestPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    src: `/img/${index}.svg`,
    alt: `Field ${index}`,
    size: index % 2 ? '900x1600' : '1600x900',
    focus: '0.25,0.5',
    caption: CAPTION,
  }));

/** Theme CSS that reserves a gallery's space (see the guide). */
export const GALLERY_PLACES = `.sqs-gallery-block-grid .sqs-gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(4rem, calc((100% - 60px) / 4)), 1fr)); gap: 20px }
.sqs-gallery-block-grid .thumb-image { display: block; width: 100%; aspect-ratio: 1 }
.sqs-gallery-block-slider .sqs-gallery, .sqs-gallery-block-slideshow .sqs-gallery { aspect-ratio: 2; overflow: hidden }
.sqs-gallery-block-stacked .sqs-gallery { min-height: 100vh }
@media (scripting: enabled) { .sqs-gallery-block-stacked .slide:not(.storefront-gallery-slide):nth-child(n+2) { display: none } }
.slide:not(.storefront-gallery-slide) .meta { display: none }`;

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const image = ({ src = '/img/g1.jpg', alt = 'g1.jpg', size = '1242x917', focus = '0.5,0.5' }: TestPicture, extra = ''): string =>
  `<noscript><img src="${src}" alt="${alt}" /></noscript><img class="thumb-image" ${extra}data-src="${src}" data-image="${src}" data-image-dimensions="${size}" data-image-focal-point="${focus}" alt="${attribute(alt)}" data-load="false" data-image-id="0123456789abcdef00000041" data-type="image" />`;

const CONTROLS = `<div class="sqs-gallery-meta-container">
<div class="sqs-gallery-controls">
<a tabindex="0" role="button" class="previous" aria-label="Previous Slide"></a>
<a tabindex="0" role="button" class="next" aria-label="Next Slide"></a>
</div>
</div>`;

const SLIDES: Readonly<Record<Design, (picture: TestPicture) => string>> = {
  grid: (picture) => `<div class="slide" data-type="image" data-animation-role="image">
<div class="margin-wrapper">
<a role="presentation" class="
  image-slide-anchor
  content-fill
  "${picture.url ? ` data-click-through-url="${picture.url}"` : ''}>
${image(picture)}
</a>
</div>${picture.caption ?? ''}
</div>`,
  slideshow: (picture) => `<div class="slide content-fit" data-type="image" data-click-through-url="${picture.url ?? ''}">
${image(picture, 'elementtiming="system-gallery-block-slideshow" ')}
<div class="color-overlay"></div>${picture.caption ?? ''}
</div>`,
  slider: (picture) => image(picture, 'elementtiming="system-gallery-block-slider" '),
  stacked: (picture) => `<div class="slide" data-type="image">
${image(picture)}${picture.caption ?? ''}
</div>`,
};

/** Keys seen in each design's JSON. */
const SEEN: Readonly<Record<Design, object>> = {
  grid: {
    'aspect-ratio': 'square',
    aspectRatio: null,
    'auto-crop': true,
    lightbox: false,
    padding: 20,
    'square-thumbs': true,
    'thumbnails-per-row': 4,
    'show-meta': true,
  },
  slideshow: {
    aspectRatio: null,
    'auto-crop': false,
    autoplay: true,
    'autoplay-duration': 3,
    controls: true,
    'square-thumbs': true,
    thumbnails: false,
  },
  slider: {
    'active-alignment': 'center',
    'aspect-ratio': 'square',
    aspectRatio: 50,
    'auto-crop': true,
    autoplay: true,
    'autoplay-duration': 5,
    controls: true,
    lightbox: true,
    lightboxTheme: 'light',
    padding: 50,
    'square-thumbs': true,
    'thumbnails-per-row': 6,
  },
  stacked: {},
};

/**
 * A gallery block as seen on pages of version 7.1: the slider has no `.slide`, the grid no controls, only the slideshow
 * `data-click-through-url` and an overlay. A stacked block and captions were never seen; its slides are the slideshow's without these.
 *
 * @param options override those seen in the design
 */
export function galleryBlock(design: Design, pictures: readonly TestPicture[], options: object = {}, id = 'gallery'): string {
  const json = { newWindow: false, blockAnimation: 'none', ...SEEN[design], design, 'show-meta-basic': true, ...options };
  const hasControls = (json as { controls?: boolean }).controls === true;
  return `<div class="sqs-block gallery-block sqs-block-gallery" data-block-json="${attribute(JSON.stringify(json))}" data-block-type="8" id="${id}"><div class="sqs-block-content">
<div class="
  sqs-gallery-container
  sqs-gallery-block-${design}${hasControls ? '\n  sqs-gallery-has-controls' : ''}
  block-animation-none
  clear">
<div class="sqs-gallery">
${pictures.map(SLIDES[design]).join('\n')}
</div>
${hasControls ? CONTROLS : ''}
</div>
</div></div>`;
}
