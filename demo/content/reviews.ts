import type { HostReview } from '../../mocks/db/createReviewStore.ts';
import { catalogue, slugOf } from './catalogue.ts';

type Line = readonly [name: string, stars: string, text: string];

const LINES: readonly Line[] = [
  ['Anna Whitlock', '5', 'Heavier than it looks and it keeps tea warm until the second chapter.'],
  ['Tom', '4', 'Lovely glaze. The handle is made for smaller hands than mine.'],
  ['Margarethe Ó Briain', '5', 'A present for my father, who has not used another since.\nOrdered two more.'],
  ['J. P.', '3', 'Fine, but one arrived with a hairline crack. They sent another within the week, no questions asked.'],
  ['Yuki', '5', 'Exactly the blue of the picture.'],
  ['Ines', '2', 'Too small for a breakfast coffee. My fault, I should have measured.'],
  ['', '5', 'Very good.'],
  ['Olu', '4', 'Survives the dishwasher, whatever the card says.'],
];

const PICTURES = ['oat', 'sea', 'ink'].map((glaze) => `/assets/pictures/breakfast-mug-${glaze}.svg`);
const DAY_MS = 86_400_000;
/** Date of the shop's last review. */
const LAST_MS = Date.UTC(2026, 4, 18, 9);

/** Number of reviews by product slug; others have none. */
const COUNTS: Readonly<Record<string, number>> = {
  'breakfast-mug': 23,
  'everyday-bowl': 11,
  'supper-plates': 10,
  'cherry-tea-scoop': 1,
  'linen-tea-towel': 1000,
};

/** Deterministic per product. */
export function reviewsOf(productId: string): readonly HostReview[] {
  const product = catalogue.find(({ id }) => id === productId);
  const slug = product ? slugOf(product) : '';
  return makeReviews(Object.hasOwn(COUNTS, slug) ? (COUNTS[slug] ?? 0) : 0, productId, product?.title);
}

/** Every fifth review has a picture; dates come in all formats that hosts use. */
export function makeReviews(count: number, productId: string, productName = 'Mug'): readonly HostReview[] {
  return Array.from({ length: count }, (_, index) => {
    const [userName, starRating, reviewText] = LINES[index % LINES.length] as Line;
    const at = LAST_MS - index * 3 * DAY_MS;
    const iso = new Date(at).toISOString();
    return {
      productId,
      productName,
      userName,
      starRating,
      reviewText,
      reviewDate: [at, iso, iso.slice(0, 10)][index % 3],
      imageUrl: index % 5 === 0 ? PICTURES[(index / 5) % PICTURES.length] : null,
      productImg: null,
    };
  });
}
