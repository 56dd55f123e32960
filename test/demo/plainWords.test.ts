import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { publicList } from '../../src/diagnostics/publicList.ts';
import { readGuide } from './readGuide.ts';
import { visibleText } from './readPage.ts';

/** Phrases and coined names that a stranger to the project would have to guess. */
const PHRASES = [
  'comes to life',
  'come to life',
  'comes near',
  'come near',
  'takes the same manners',
  'word is the last',
  'what a write of ours',
  'how long after the cart',
  'whoever was to do these',
  'doubtwrite',
  'heardoubt',
  'comebacks',
  'takefreed',
  'leavetoothers',
  'keepthelaw',
  'useinstead',
  'createshelf',
  'createformdesk',
  'wantchange',
  'takeearly',
  'isgateopen',
];

const README = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
const TEXTS = publicList.texts.map(({ english, meaning }) => `${english} ${meaning}`).join('\n');

it.each([
  ['the guide', () => readGuide().map(visibleText).join('\n')],
  ['the README', () => README],
  ['what shoppers read', () => TEXTS],
])('%s is in plain English', (_name, read) => {
  const text = read().replace(/\s+/g, ' ').toLowerCase();
  expect(text.length).toBeGreaterThan(1000);
  expect(PHRASES.filter((phrase) => text.includes(phrase))).toEqual([]);
});
