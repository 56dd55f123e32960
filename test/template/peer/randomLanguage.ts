import * as fc from 'fast-check';
import type { PeerCase } from './PeerCase.ts';

const NAMES = ['a', 'b', 'c', 'list', 'none'];
const scalar = fc.constantFrom<unknown>(0, 1, -2, 2.5, '', 'x', 'two words', '<b>', true, false, null);

/** Few names on all levels, so that outward lookups succeed. */
const node: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(fc.oneof(scalar, fc.dictionary(fc.constantFrom(...NAMES), scalar, { maxKeys: 3 })), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('node'), { maxKeys: 4 }),
  ),
})).node;
const root = fc.record(
  {
    a: node,
    b: node,
    c: node,
    list: fc.array(fc.oneof(scalar, fc.dictionary(fc.constantFrom(...NAMES), scalar, { maxKeys: 3 })), { maxLength: 3 }),
  },
  { requiredKeys: ['a', 'list'] },
);

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NAMES, '@', '@v', '@w') },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...NAMES, '@', '@v'), fc.constantFrom(...NAMES, '0', '1')).map((parts) => parts.join('.')),
  },
  { weight: 1, arbitrary: fc.constantFrom('@index', '@index0') },
);
const formatter = fc.constantFrom(
  'html',
  'htmlattr',
  'json',
  'count',
  'str',
  'get b',
  'prop a',
  'prop list 0',
  'find-first',
  'find-last a',
  'lookup b',
  'format a b',
  'truncate 3',
  'pluralize',
  'pluralize x',
  'pluralize:one:more',
  'cycle x y',
  'output a b',
  'safe',
  'iter',
  'mod 3',
  'round',
  'key-by a',
  'slugify',
  'url-encode',
  'apply p',
  'apply q',
  'apply p private',
  'apply q k=1',
  'apply m',
  'encode-space',
  'line-breaks',
  'capitalize',
  'raw',
);
const chain = fc.array(formatter, { maxLength: 2 }).map((list) => list.map((name) => `|${name}`).join(''));
const test = fc.oneof(
  path,
  fc.tuple(path, fc.constantFrom('&&', '||', ' && ', ' || '), path, fc.constantFrom('&&', '||'), path).map((parts) => parts.join('')),
  fc.constantFrom('equal? a 1', 'equal? a b', 'even?', 'odd? a', 'nth? a 2', 'plural?', 'singular?', 'notEqual? a null'),
);

const piece: fc.Arbitrary<string> = fc.letrec<{ piece: string; body: string }>((tie) => ({
  body: fc.array(tie('piece'), { maxLength: 3 }).map((parts) => parts.join('')),
  piece: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(' ', 't', '{#c}', '{.space}', '\n', '{', '}'),
    fc.tuple(path, chain).map(([value, calls]) => `{${value}${calls}}`),
    fc.tuple(fc.constantFrom('@v', '@w'), path, chain).map(([name, value, calls]) => `{.var ${name} ${value}${calls}}`),
    fc.tuple(path, tie('body')).map(([value, body]) => `{.section ${value}}${body}{.or}else{.end}`),
    fc.tuple(path, tie('body')).map(([value, body]) => `{.section ${value}}${body}{.end}`),
    fc
      .tuple(path, tie('body'), fc.constantFrom('', ',', ';{@}'))
      .map(([value, body, between]) => `{.repeated section ${value}}${body}{.alternates with}${between}{.or}else{.end}`),
    fc.tuple(test, tie('body'), tie('body')).map(([first, body, or]) => `{.if ${first}}${body}{.or}${or}{.end}`),
    fc.tuple(path, path).map(([first, second]) => `{.ctx @v a=${first} b=${second}}`),
    tie('body').map((body) => `{.macro m}${body}{.end}`),
    fc.constantFrom('{.include q output}', '{.include q}', '{@v|json}'),
    fc.constantFrom('{.eval a + 1}', '{.eval @v = list.0}', '{.eval @v}', '{.eval @index * 2}'),
  ),
})).piece;

export const languageCase: fc.Arbitrary<PeerCase> = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), root)
  .map(([pieces, data]) => ({
    kind: 'language',
    about: '',
    template: pieces.join(''),
    data,
    partials: { p: '<{a}{b|json}{@args.k}>', q: 'q{.section a}{b}{.or}none{.end}{@|json}{.var @w a}' },
    locale: 'en-US',
  }));
