/* oxlint-disable no-extend-native -- what a page does to the language, for the length of a call */

export async function withOnEveryObject<Value>(name: string, value: unknown, run: () => Value | Promise<Value>): Promise<Value> {
  Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
  try {
    return await run();
  } finally {
    Reflect.deleteProperty(Object.prototype, name);
  }
}
