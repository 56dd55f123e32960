type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Enters a value as a visitor does, so that all listeners of the control run; whether it has taken it. A box is never touched.
 *
 * @param choice the value of a radio button; `null`: its text counts
 */
export function writeControl(control: Control, value: string, choice: string | null = null): boolean {
  if (control.disabled || control.type === 'checkbox' || ('readOnly' in control && control.readOnly)) return false;
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    if (choice !== value) return false;
    control.checked = true;
  } else {
    control.value = value;
    if (control.value !== value) return false;
  }
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
  return true;
}
