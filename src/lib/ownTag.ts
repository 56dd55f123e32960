/**
 * The script element that runs this file: `document.currentScript` for a classic script, the tag with its address for a module, `null` when
 * it was imported or inserted by a loader (RequireJS marks its tags). Page elements named `currentScript` are ignored.
 *
 * @param isOwn whether an address is that of this file
 */
export function ownTag(isOwn: (address: string) => boolean): HTMLScriptElement | null {
  if (typeof document === 'undefined') return null;
  const current: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document);
  if (current instanceof HTMLScriptElement) return current.hasAttribute('data-requiremodule') ? null : current;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
    if (isOwn(script.src)) return script;
  }
  return null;
}
