/**
 * JSON text of a request body, byte for byte what a clean page would send.
 *
 * Old libraries put `toJSON` on the prototypes of everything; with Prototype.js 1.6 an array turns into a string inside the JSON, and
 * the server accepts the corrupt order. So these additions are taken off while the text is made and put back after, in one synchronous
 * step that no script of the page can see. `value` holds no `Date`: the date's own `toJSON` is not touched.
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
