/**
 * The script element that runs this file: `document.currentScript` for a classic script, the tag with `moduleUrl` for a module, `null` when
 * it was imported or inserted by a loader (RequireJS marks its tags). Page elements named `currentScript` are ignored.
 */
export function ownTag(moduleUrl: string | undefined): HTMLScriptElement | null {
  if (typeof document === 'undefined') return null;
  const current: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document);
  if (current instanceof HTMLScriptElement) return current.hasAttribute('data-requiremodule') ? null : current;
  if (!moduleUrl) return null;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
    if (script.src === moduleUrl) return script;
  }
  return null;
}
