import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicList } from '../../src/diagnostics/publicList.ts';
import { readGuide } from './readGuide.ts';
import { visibleText } from './readPage.ts';

/** Sentences that have a plainer one: riddles, and things that speak, live or have manners. */
const SENTENCES = [
  'comes to life',
  'come to life',
  'comes near',
  'come near',
  'takes the same manners',
  'word is the last',
  'what a write of ours',
  'is no sign that another one was done',
  'how long after the cart',
  'which was told as failed',
  'whoever was to do these',
  'once it is certain that they are nobody else',
];

/** Phrases that the guide and shoppers' texts replace by plain ones. */
const PHRASES = ['left to us', 'of ours', 'goes on', 'whoever', 'somebody', 'there is none', 'where nobody', 'is told to', 'told as'];

/** Coined names, for which there is a word of the field. */
const NAMES = [
  'wantChange',
  'doubtWrite',
  'hearDoubt',
  'comebacks',
  'takeFreed',
  'leaveToOthers',
  'aimOf',
  'useInstead',
  'useShown',
  'useLead',
  'deafen',
  'takeEarly',
  'isGateOpen',
  'createVisit',
  'keepTheLaw',
  'createFormDesk',
  'createShelf',
  'anOffer',
];

const ROOT = resolve(import.meta.dirname, '../..');
const README = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
const TEXTS = publicList.texts.map(({ english, meaning }) => `${english} ${meaning}`).join('\n');
const SOURCES = ['src', 'widgets', 'mocks', 'build', 'demo', 'test'].flatMap((folder) =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file !== 'demo/plainWords.test.ts')
    .map((file) => [`${folder}/${file}`, readFileSync(resolve(ROOT, folder, file), 'utf8')] as const),
);

const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

describe('plain English', () => {
  it.each([
    ['the guide', () => readGuide().map(visibleText).join('\n')],
    ['the README', () => README],
    ['what shoppers read', () => TEXTS],
  ])('is in %s', (_name, read) => {
    const text = plain(read());
    expect(text.length).toBeGreaterThan(1000);
    const names = NAMES.map((name) => name.toLowerCase());
    expect([...SENTENCES, ...PHRASES, ...names].filter((phrase) => new RegExp(`\\b${phrase}\\b`).test(text))).toEqual([]);
  });

  it('is in the source: its names, and the sentences of its comments', () => {
    expect(SOURCES.length).toBeGreaterThan(1000);
    const coined = new RegExp(`\\b(?:${NAMES.join('|')})\\b`);
    // A comment's sentence may go over lines.
    const said = (text: string) => plain(text.replaceAll(/\n\s*(?:\*|\/\/) ?/g, ' '));
    const faults = SOURCES.flatMap(([file, text]) => {
      const name = coined.exec(text)?.[0] ?? coined.exec(file)?.[0];
      const words = said(text);
      return [...(name ? [name] : []), ...SENTENCES.filter((sentence) => words.includes(sentence))].map((found) => `${file}: ${found}`);
    });
    expect(faults).toEqual([]);
  });

  it('begins no comment with “What …”: a comment names its subject', () => {
    const heading = /^\s*(?:\/\/|\/?\*\*?) (?:What|Whoever|Where nobody)\b.*/gm;
    expect(SOURCES.flatMap(([file, text]) => (text.match(heading) ?? []).map((line) => `${file}: ${line.trim()}`))).toEqual([]);
  });
});
