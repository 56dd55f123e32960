import { galleryTexts } from '../../src/commerce/texts/galleryTexts.ts';
import { describeTexts } from '../../src/core/feature/FeatureDocs.ts';
import { mediaTexts } from './mediaTexts.ts';

export const mediaDocs = {
  texts: describeTexts([galleryTexts, mediaTexts], {
    galleryName: 'the name of a gallery; read out',
    galleryPicture: 'the name of a picture without a description; read out',
    galleryNamedPicture: 'the name of a picture with the description {name}; read out',
    galleryPrevious: 'button of a gallery; read out',
    galleryNext: 'button of a gallery; read out',
    galleryPlay: 'button that starts a slideshow; read out',
    galleryPause: 'button that stops it; read out',
    galleryThumbnails: 'the name of the row of small pictures; read out',
    videoPlay: 'button on a film',
    videoPlayFrom: 'the same; {provider} is YouTube or Vimeo',
    videoTitle: 'the name of a film without a title; read out',
    audioPlayer: 'the name of a player without a title; read out',
    audioTracks: 'the name of the list of tracks; read out',
    audioTrack: 'a track without a title',
    audioBy: 'a track with its author',
    audioFailed: 'a track could not be loaded',
  }),
} as const;
