/** What a slice of a cover page shows (spec §3). 2 has no name. */
export const SLICE_TYPE = {
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  socialIcons: 7,
  buttons: 8,
  navigation: 9,
  customForm: 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
} as const;

/** A slice type by its code. */
export type SliceType = number;
