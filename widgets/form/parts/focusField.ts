/** Gives the focus to the control of a field that is to be mended, else to its first. Returns whether there is one to take it. */
export function focusField(controls: ReadonlySet<HTMLElement> | undefined): boolean {
  const all = [...(controls ?? [])];
  const control = all.find((one) => one.getAttribute('aria-invalid') === 'true') ?? all[0];
  control?.focus();
  return control !== undefined;
}
