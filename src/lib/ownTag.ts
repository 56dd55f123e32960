/**
 * The script element that runs this file: `document.currentScript` for a classic script, the tag with `moduleUrl` for a module, `null` when
 * it was imported or inserted by a loader (RequireJS marks its tags). Page elements named `currentScript` are ignored.
 *
 * @param moduleUrl left out by the one file, which cannot know its address where its tag has `type="module"`: its name counts
 */
export function ownTag(moduleUrl: string | undefined): HTMLScriptElement | null {
  if (typeof document === 'undefined') return null;
  const current: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document);
  if (current instanceof HTMLScriptElement) return current.hasAttribute('data-requiremodule') ? null : current;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
    if (moduleUrl ? script.src === moduleUrl : /\/storefront[^/]*\.umd\.js/.test(script.src)) return script;
  }
  return null;
}
