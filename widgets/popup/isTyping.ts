const TYPED_IN =
  'textarea,select,iframe,[role="textbox"],[contenteditable]:not([contenteditable="false"]),' +
  'input:not([type="button"],[type="checkbox"],[type="color"],[type="file"],[type="image"],[type="radio"],[type="range"],[type="reset"],[type="submit"])';

/** A dialog that takes the focus would take the letters that follow. Frames count, because they may contain a field. */
export function isTyping(page: Document): boolean {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(TYPED_IN) ?? false;
}
