import { hexId } from './hexId.ts';
import { imageItem, type ImageItem } from './picture.ts';
import { pages } from './site.ts';

interface Comment {
  readonly author: string;
  /** ms since 1970 */
  readonly addedOn: number;
  readonly body: string;
}

/** A post in the platform's format, with its comments. */
export interface Post {
  readonly id: string;
  readonly collectionId: string;
  readonly recordType: 1;
  readonly recordTypeLabel: 'text';
  readonly title: string;
  readonly fullUrl: string;
  /** `fullUrl` without its first slash. */
  readonly urlId: string;
  readonly body: string;
  readonly excerpt: { readonly html: string };
  readonly mainImageId: string;
  readonly mainImage: ImageItem;
  readonly author: { readonly displayName: string };
  /** ms since 1970 */
  readonly publishOn: number;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly starred: boolean;
  readonly likeCount: number;
  /** 1 open, 2 closed. */
  readonly commentState: 1 | 2;
  readonly publicCommentCount: number;
  readonly comments: readonly Comment[];
}

type PostSheet = Omit<
  Post,
  'id' | 'collectionId' | 'recordType' | 'recordTypeLabel' | 'fullUrl' | 'urlId' | 'mainImageId' | 'publicCommentCount'
> & { readonly slug: string };

const FIRST_POST = 0x500;

const toPost = ({ slug, ...sheet }: PostSheet, index: number): Post => ({
  ...sheet,
  id: hexId(FIRST_POST + index),
  collectionId: pages.journal.id,
  recordType: 1,
  recordTypeLabel: 'text',
  fullUrl: `/journal/${slug}`,
  urlId: `journal/${slug}`,
  mainImageId: sheet.mainImage.id,
  publicCommentCount: sheet.comments.length,
});

const sheets: readonly PostSheet[] = [
  {
    slug: 'the-spout-that-took-eleven-years',
    title: 'The spout that took eleven years',
    excerpt: {
      html: '<p>A teapot that does not drip is a question of three things, and we got two of them right in 1998. This is the third, with the names of those who mopped.</p>',
    },
    body:
      '<p>A spout has to be thin at the lip, steep on the way up, and wide where it leaves the pot. Everybody knows this. Everybody’s teapots drip.</p>' +
      '<h2>What we tried</h2><p>Butter on the lip, which works until somebody washes up. A small hole in the lid, which works a little. Cutting the lip with a cheese wire at an angle that Nell calls “rude”, which works.</p>' +
      '<h2>What we do now</h2><p>We cut at forty degrees, wipe once with a thumb, and do not look at it again until the kiln is cold. Looking is where the other ten years went.</p>',
    mainImage: imageItem(1, 'stoneware-teapot', 'A round moss-green teapot with a wooden handle over the lid', '6d7a4b'),
    author: { displayName: 'Ida Wren' },
    publishOn: Date.UTC(2026, 4, 12, 22, 15),
    categories: ['Pottery'],
    tags: ['teapots', 'patience', "potter's luck"],
    starred: true,
    likeCount: 41,
    commentState: 1,
    comments: [
      { author: 'Maud', addedOn: Date.UTC(2026, 4, 13, 9, 2), body: 'Mine is from 2003 and drips on the cat only. I would not change it.' },
      {
        author: 'T. Okafor',
        addedOn: Date.UTC(2026, 4, 16, 18, 40),
        body: 'Forty degrees from <the table> or from the spout?\nAsking for my kitchen floor.',
      },
      { author: 'Ida Wren', addedOn: Date.UTC(2026, 4, 20, 12, 5), body: 'From the spout. The floor knows.' },
    ],
  },
  {
    slug: 'four-gardens-and-a-quarrel',
    title: 'Four gardens and a quarrel',
    excerpt: { html: '<p>Where the tea comes from, who grows it, and why the fifth garden answers our letters in capitals.</p>' },
    body:
      '<p>We buy from four gardens that we have walked through with our own wet shoes. Each sends two chests a year, and a photograph of whoever packed them.</p>' +
      '<p>The fifth garden grows the best smoked tea we have ever had and will not sell it to anybody who blends. We blend. The letters have been going to and fro since 2019 and are, by now, quite warm.</p>',
    mainImage: imageItem(2, 'bonfire-lapsang', 'A rust-red tin of Bonfire Lapsang beside a heap of dark leaves', '8f4a2c'),
    author: { displayName: 'Nell Wren' },
    publishOn: Date.UTC(2026, 1, 3, 3, 30),
    categories: ['Tea'],
    tags: ['gardens', 'letters'],
    starred: false,
    likeCount: 1,
    commentState: 2,
    comments: [],
  },
];

export const posts: readonly Post[] = sheets.map(toPost);
