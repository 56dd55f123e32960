export { media } from './feature.ts';
export { loadGallery } from './image-gallery/index.ts';
