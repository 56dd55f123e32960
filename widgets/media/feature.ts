import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { audio } from './audio/index.ts';
import { imageGallery } from './image-gallery/index.ts';
import { lightbox } from './lightbox/index.ts';
import { video } from './video/index.ts';

export const media = defineFeature({ name: 'media', widgets: [imageGallery, audio, video, lightbox] });
