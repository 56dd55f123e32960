/**
 * The script element that runs this very file: `document.currentScript` for a classic script, the module script whose address
 * is `moduleUrl` for a module; `null` when the file was imported by another or asked for by a loader (RequireJS marks the tags
 * that it inserts). Elements that a page names `currentScript` do not get in the way.
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
