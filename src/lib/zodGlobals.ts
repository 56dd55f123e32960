const NAMES = ['__zod_globalConfig', '__zod_globalRegistry'];

const theirs = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
for (const name of NAMES) Reflect.deleteProperty(globalThis, name);

/**
 * Restores the globals of the page's own copy of zod, hidden since this file was imported, so that neither copy sees the other's settings;
 * import this file before zod.
 */
export function putBackZodGlobals(): void {
  for (const [name, descriptor] of theirs) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) Reflect.defineProperty(globalThis, name, descriptor);
  }
}
