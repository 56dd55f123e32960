/** Where a page's background comes from; used by the template engine only. */
export const BACKGROUND_SOURCE = { upload: 1, instagram: 2, video: 3, none: 4 } as const;

export type BackgroundSource = (typeof BACKGROUND_SOURCE)[keyof typeof BACKGROUND_SOURCE];

export const COLLECTION_TYPE = { generic: 1, subscription: 2, templatePage: 7, page: 10, products: 13, albumBlock: 18 } as const;

export const FOLDER_BEHAVIOR = { index: 1, redirect: 2, none: 3 } as const;

export type FolderBehavior = (typeof FOLDER_BEHAVIOR)[keyof typeof FOLDER_BEHAVIOR];

export const PROMOTED_BLOCK_TYPES = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const;

export type PromotedBlockType = (typeof PROMOTED_BLOCK_TYPES)[number];

/** Slices of a cover page; 2 has no name. Used by the template engine only. */
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
