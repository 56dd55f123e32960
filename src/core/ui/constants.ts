/** Class of the body while a lightbox is open (page conventions §7.1). */
export const LIGHTBOX_OPEN_CLASS = 'sqs-modal-lightbox-open';
/** Rest before a lightbox follows the window's size, in ms. */
export const LIGHTBOX_RESIZE_DEBOUNCE_MS = 100;
/** Space round a lightbox that is taller than the window, in px. */
export const LIGHTBOX_MARGIN_PX = 50;
