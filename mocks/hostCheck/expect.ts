import { z } from '../../src/lib/zod.ts';
import { operations, type OperationName } from '../contract/operations.ts';
import type { Answer } from './createVisitor.ts';

/** The platform does not have it. */
export class Absent extends Error {
  override readonly name = 'Absent';
}

/** It cannot be checked without something that the check was not told. */
export class Unchecked extends Error {
  override readonly name = 'Unchecked';
}

const LONGEST_EXCERPT = 200;
const MISSING: ReadonlySet<number> = new Set([404, 405, 501]);

/** @throws Error unless `condition` */
export function expectThat(condition: boolean, expected: string): asserts condition {
  if (!condition) throw new Error(`Expected ${expected}.`);
}

export function expectSame(actual: unknown, expected: unknown, of: string): void {
  expectThat(
    JSON.stringify(actual) === JSON.stringify(expected),
    `${of} to be ${JSON.stringify(expected)}, and it is ${JSON.stringify(actual)}`,
  );
}

/**
 * The answer's body, which fits the contract.
 *
 * @throws Absent when the platform does not know the call
 */
export function expectDone<Body>(answer: Answer, name: OperationName): Body {
  const { method, path, answer: expected } = operations[name];
  const call = `${method.toUpperCase()} ${path}`;
  if (MISSING.has(answer.status)) throw new Absent(`${call} answers with ${answer.status}: ${excerpt(answer)}`);
  expectThat(answer.status >= 200 && answer.status <= 299, `${call} to be done, and it answers with ${answer.status}: ${excerpt(answer)}`);
  if (!expected) return answer.body as Body;
  const { success, error } = z.safeParse(expected.schema, answer.body);
  const faults = (error?.issues ?? []).slice(0, 3).map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  expectThat(success, `the answer to ${call} to fit the contract (${expected.name}): ${faults.join('; ')}`);
  return answer.body as Body;
}

/** A refusal with a text that a visitor can be shown. */
export function expectRefused(answer: Answer, what: string): void {
  if (answer.status === 405 || answer.status === 501) throw new Absent(`${what} is answered with ${answer.status}: ${excerpt(answer)}`);
  expectThat(answer.status >= 400 && answer.status <= 499, `${what} to be refused with a status 4xx, and it is ${answer.status}`);
  const { message, error, errors } = Object(answer.body) as Record<string, unknown>;
  const words = [message, error, ...Object.values(Object(errors) as object)].find((text) => typeof text === 'string' && text.trim() !== '');
  expectThat(words !== undefined, `${what} to be refused in words ("message" or "error"), and it is ${excerpt(answer)}`);
  expectThat(!/<\w|\bat \w+ \(/.test(String(words)), `the words to be plain, and they are ${String(words)}`);
}

const excerpt = ({ body, text }: Answer): string => (body === undefined ? text : JSON.stringify(body)).slice(0, LONGEST_EXCERPT);
