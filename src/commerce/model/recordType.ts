export const RECORD_TYPE = {
  undefined: -1,
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  storeItem: 11,
  event: 12,
  gallery: 14,
  binary: 15,
  cssAsset: 16,
  tweakAsset: 17,
  digitalGood: 18,
  attachment: 19,
  wordpressExport: 20,
  jsonExport: 21,
  siteSearch: 30,
  activeTime: 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
} as const;

/** Unnamed codes are in use as well. */
export type RecordType = number;
