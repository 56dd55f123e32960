export const isVisible = (control: Element): boolean =>
  control.checkVisibility?.({ visibilityProperty: true }) !== false && !control.closest('[hidden]');
