/**
 * JSON text of a request body as a page without other scripts would send it.
 *
 * Prototype.js 1.6 adds `toJSON` to arrays, which turns them into strings that the server accepts as a corrupt order. These additions are
 * removed while the text is made, synchronously. `value` must not contain a `Date`, whose own `toJSON` is left alone.
 */
export function stringify(value: unknown): string {
  const taken: [object, PropertyDescriptor][] = [];
  for (const { prototype } of [Object, Array, String, Number, Boolean] as { prototype: object }[]) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
    if (descriptor && Reflect.deleteProperty(prototype, 'toJSON')) taken.push([prototype, descriptor]);
  }
  try {
    return JSON.stringify(value);
  } finally {
    for (const [prototype, descriptor] of taken) Object.defineProperty(prototype, 'toJSON', descriptor);
  }
}
