/* oxlint-disable no-extend-native -- what is taken away for a moment is put back as it was */

/** Runs `work` while the page's enumerable additions to `Object.prototype` are non-enumerable. */
export function hidingAdditions<Result>(work: () => Result): Result {
  const hidden: [string, PropertyDescriptor][] = [];
  for (const name of Object.keys(Object.prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(Object.prototype, name);
    if (!descriptor?.configurable) continue;
    hidden.push([name, descriptor]);
    Object.defineProperty(Object.prototype, name, { ...descriptor, enumerable: false });
  }
  try {
    return work();
  } finally {
    for (const [name, descriptor] of hidden) Object.defineProperty(Object.prototype, name, descriptor);
  }
}
