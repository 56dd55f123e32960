export const mediaTexts = {
  name: 'media',
  texts: {
    videoPlay: 'Play video',
    videoPlayFrom: 'Play video from {provider}',
    videoTitle: 'Video',
    audioPlayer: 'Audio player',
    audioTracks: 'Tracks',
    audioTrack: 'Track {number}',
    audioBy: '{title} by {author}',
    audioFailed: 'This track could not be played.',
  },
} as const;
