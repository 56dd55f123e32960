import * as selectors from './selectors.ts';

/** Whether any other dialog is open on the page. */
export function isDialogOpen(page: Document, own: Element): boolean {
  for (const dialog of page.querySelectorAll(`${selectors.overlay},[role="alertdialog"]`)) {
    if (own.contains(dialog) || dialog.matches('dialog:not([open]),[hidden]')) continue;
    if (dialog.getClientRects().length > 0) return true;
  }
  return page.body.classList.contains(selectors.lightboxOpen);
}
