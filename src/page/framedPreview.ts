/** Whether the page is shown in a frame of the same site: the site editor's preview. A frame of another origin is none. */
export function isFramedPreview(view: Window): boolean {
  try {
    return view.frameElement !== null;
  } catch {
    return false;
  }
}
