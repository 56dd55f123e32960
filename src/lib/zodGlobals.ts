/** What zod keeps on the page's global object, shared by every copy of it. */
const NAMES = ['__zod_globalConfig', '__zod_globalRegistry'];

const theirs = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
for (const name of NAMES) Reflect.deleteProperty(globalThis, name);

/**
 * Takes away what zod has left on the global object, and puts back what a copy of the page's own had left there. That was taken away
 * when this file was imported, which has to be before zod is: neither copy then sees the other's settings.
 */
export function putBackZodGlobals(): void {
  for (const [name, descriptor] of theirs) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) Reflect.defineProperty(globalThis, name, descriptor);
  }
}
