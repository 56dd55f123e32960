import { hexId } from './hexId.ts';
import { imageItem, type ImageItem } from './picture.ts';
import { pages } from './site.ts';

/** An event in the platform's format. */
export interface EventItem {
  readonly id: string;
  readonly collectionId: string;
  readonly recordType: 12;
  readonly recordTypeLabel: 'event';
  readonly title: string;
  readonly fullUrl: string;
  readonly excerpt: string;
  readonly body: string;
  readonly mainImageId: string;
  readonly mainImage: ImageItem;
  /** ms since 1970 */
  readonly startDate: number;
  readonly endDate: number;
  readonly tags: readonly string[];
  readonly location: {
    readonly addressTitle: string;
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly addressCountry: string;
    readonly mapLat?: number;
    readonly mapLng?: number;
  };
}

type EventSheet = Omit<EventItem, 'id' | 'collectionId' | 'recordType' | 'recordTypeLabel' | 'fullUrl' | 'mainImageId'> & {
  readonly slug: string;
};

const FIRST_EVENT = 0x600;

const toEvent = ({ slug, ...sheet }: EventSheet, index: number): EventItem => ({
  ...sheet,
  id: hexId(FIRST_EVENT + index),
  collectionId: pages.events.id,
  recordType: 12,
  recordTypeLabel: 'event',
  fullUrl: `/events/${slug}`,
  mainImageId: sheet.mainImage.id,
});

const loft = {
  addressTitle: 'The Sail Loft',
  addressLine1: '3 Harbour Steps',
  addressLine2: 'Saltmouth',
  addressCountry: 'United States',
  mapLat: 43.1,
  mapLng: -70.6,
} as const;

const sheets: readonly EventSheet[] = [
  {
    slug: 'midsummer-firing',
    title: 'The Midsummer Firing & Supper',
    excerpt: 'We light the wood kiln on the beach on Friday and open it on Sunday. Somebody has to stay awake; there is soup.',
    body: '<p>Bring one dry pot no taller than a loaf. We glaze on Friday afternoon, fire through two nights, and open the kiln on Sunday before lunch.</p><p>Warm clothes, please. The soup is Nell’s and there is enough of it.</p>',
    mainImage: imageItem(11, 'kiln-shelf', 'Three wooden shelves of glazed and unglazed cups', '9a6a4a'),
    startDate: Date.UTC(2026, 5, 19, 20, 0),
    endDate: Date.UTC(2026, 5, 21, 16, 30),
    tags: ['kiln', 'outdoors'],
    location: { ...loft, addressTitle: 'The beach below the loft' },
  },
  {
    slug: 'seconds-morning',
    title: 'A Morning of Seconds',
    excerpt: 'Everything slightly bent, at a slightly bent price. The basket by the door becomes eleven baskets.',
    body: '<p>No list, no reservations, no straight handles. Tea is free and comes in whatever did not sell last year.</p>',
    mainImage: imageItem(12, 'seconds', 'A basket of odd cups and bowls', 'a98d6b'),
    startDate: Date.UTC(2026, 6, 4, 13, 0),
    endDate: Date.UTC(2026, 6, 4, 17, 0),
    tags: ['sale'],
    location: loft,
  },
  {
    slug: 'candles-in-february',
    title: 'Candles in February',
    excerpt: 'An evening without electric light, which was the idea, and without heating, which was not.',
    body: '<p>Forty people, sixty candles, one working radiator. Thank you all for staying.</p>',
    mainImage: imageItem(13, 'beeswax-candle-smoke', 'A dark beeswax candle on a small dish', '6b5a45'),
    startDate: Date.UTC(2026, 1, 14, 23, 0),
    endDate: Date.UTC(2026, 1, 15, 2, 0),
    tags: ['evening'],
    location: {
      addressTitle: 'The Sail Loft',
      addressLine1: '3 Harbour Steps',
      addressLine2: 'Saltmouth',
      addressCountry: 'United States',
    },
  },
];

/** Upcoming events first, in order. */
export const events: readonly EventItem[] = sheets.map(toEvent);
