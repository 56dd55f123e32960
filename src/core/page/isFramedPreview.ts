/** The site editor's preview. Frames of another origin do not count. */
export function isFramedPreview(page: Document): boolean {
  try {
    return page.defaultView?.frameElement != null;
  } catch {
    return false;
  }
}
