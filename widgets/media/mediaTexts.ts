/** What films and sounds say. Neither spec nor platform gives words; a site overrides each under the key it has here. */
export const mediaTexts = {
  videoPlay: 'Play video',
  videoPlayFrom: 'Play video from {provider}',
  videoTitle: 'Video',
  audioPlayer: 'Audio player',
  audioTracks: 'Tracks',
  audioTrack: 'Track {number}',
  audioBy: '{title} by {author}',
  audioFailed: 'This track could not be played.',
} as const;
