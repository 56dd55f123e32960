/** Whether the page is shown in a frame of its own site: the site editor's preview. A frame of another origin is none. */
export function isFramedPreview(page: Document): boolean {
  try {
    return page.defaultView?.frameElement != null;
  } catch {
    return false;
  }
}
