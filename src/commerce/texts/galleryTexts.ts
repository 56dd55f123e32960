export const galleryTexts = {
  name: 'media',
  texts: {
    galleryName: 'Pictures',
    galleryPicture: 'Picture {number} of {count}',
    galleryNamedPicture: '{name}, {number} of {count}',
    galleryPrevious: 'Previous picture',
    galleryNext: 'Next picture',
    galleryPlay: 'Play slideshow',
    galleryPause: 'Pause slideshow',
    galleryThumbnails: 'All pictures',
  },
} as const;
