/**
 * A schema that is built when it is first used, not when its file is imported.
 *
 * Two reasons: a page may carry enumerable additions on `Object.prototype`, on which every zod constructor throws (so schemas
 * are built inside a guard, and never at module scope, where one throw would take the whole bundle down); and a page that
 * never loads a cart should not pay for the cart's schema.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazySchema<Schema>(build: () => Schema): () => Schema {
  let built: Schema | undefined;
  return () => (built ??= hidingAdditions(build));
}

/* oxlint-disable no-extend-native -- what is taken away for a moment is put back as it was */

/** Runs `build` with the page's enumerable additions to `Object.prototype` made non-enumerable, and puts them back after. */
export function hidingAdditions<Result>(build: () => Result): Result {
  const hidden: [string, PropertyDescriptor][] = [];
  for (const name of Object.keys(Object.prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(Object.prototype, name);
    if (!descriptor?.configurable) continue;
    hidden.push([name, descriptor]);
    Object.defineProperty(Object.prototype, name, { ...descriptor, enumerable: false });
  }
  try {
    return build();
  } finally {
    for (const [name, descriptor] of hidden) Object.defineProperty(Object.prototype, name, descriptor);
  }
}
