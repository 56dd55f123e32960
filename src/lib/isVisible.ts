/** Whether a control can be seen, and so take the focus. */
export const isVisible = (control: Element): boolean =>
  control.checkVisibility?.({ visibilityProperty: true }) !== false && !control.closest('[hidden]');
