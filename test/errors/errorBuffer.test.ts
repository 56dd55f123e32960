import { afterEach, expect, it } from 'vitest';
import { createErrorBuffer } from '../../src/errors/createErrorBuffer.ts';

const { prepareStackTrace } = Error;
afterEach(() => void (Error.prepareStackTrace = prepareStackTrace));

it('reads the stack of an error that it keeps, so that the engine lets go of the functions in it', () => {
  const read: string[] = [];
  const error = new Error('lost');
  // V8 calls it when a stack is read for the first time.
  Error.prepareStackTrace = ({ message }) => {
    read.push(message);
    return 'its stack';
  };
  const errors = createErrorBuffer();
  errors.add(error, {});
  expect(read).toEqual(['lost']);
  expect(errors.recent()[0]?.stack).toBe('its stack');
});

it('keeps what is no error without a stack', () => {
  const errors = createErrorBuffer();
  errors.add('lost', {});
  expect(errors.recent()).toMatchObject([{ error: 'lost', stack: undefined }]);
});

it('keeps an error whose stack a page makes unreadable', () => {
  const error = new Error('lost');
  Error.prepareStackTrace = () => {
    throw new Error('of the page');
  };
  const errors = createErrorBuffer();
  errors.add(error, {});
  expect(errors.recent()).toMatchObject([{ error, stack: undefined }]);
});
