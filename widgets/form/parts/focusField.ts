/** Focuses a field's first faulty control, else its first; returns whether there was one. */
export function focusField(controls: ReadonlySet<HTMLElement> | undefined): boolean {
  const all = [...(controls ?? [])];
  const control = all.find((one) => one.getAttribute('aria-invalid') === 'true') ?? all[0];
  control?.focus();
  return control !== undefined;
}
