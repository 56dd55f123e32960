export { audio } from './audio/index.ts';
export { imageGallery } from './image-gallery/index.ts';
export { lightbox } from './lightbox/index.ts';
export { video } from './video/index.ts';
