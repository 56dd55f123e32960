import type { Code, Path, Program, Tag } from './code.ts';
import type { CompiledTemplate, StoredCode, StoredTag } from './CompiledTemplate.ts';

/** A template as plain data to be stored. Blocks are never nested so deep that this needs much of a stack. */
export const store = ({ code, formatters, predicates, lines }: Program): CompiledTemplate => ({
  code: storedCode(code),
  formatters,
  predicates,
  lines: lines(),
});

const storedCode = (code: Code): StoredCode => code.map((item) => (typeof item === 'string' ? item : storedTag(item)));

const storedTag = ({ op, at, text, paths, calls, name, slot, args, body, between, or }: Tag): StoredTag => ({
  op,
  at,
  ...(text && { text }),
  ...(paths.length > 0 && { paths: paths.map(pathText) }),
  ...(calls.length > 0 && { calls: calls.map((call) => [call.slot, ...call.args] as const) }),
  ...(name && { name }),
  ...(slot >= 0 && { slot }),
  ...(args.length > 0 && { args }),
  ...(body.length > 0 && { body: storedCode(body) }),
  ...(between.length > 0 && { between: storedCode(between) }),
  ...(or.length > 0 && { or: storedCode(or) }),
});

/** A path as it is written. */
export const pathText = ({ head, rest }: Path): string => [head, ...rest].join('.');
