export const LIGHTBOX_OPEN_CLASS = 'sqs-modal-lightbox-open';
/** Delay (ms) before a lightbox follows a window resize. */
export const LIGHTBOX_RESIZE_DEBOUNCE_MS = 100;
/** Margin (px) of a lightbox taller than the window. */
export const LIGHTBOX_MARGIN_PX = 50;
