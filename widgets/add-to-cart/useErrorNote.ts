import { useLayoutEffect } from 'react';
import { useStyles } from '../../src/kit.ts';
import styles from './add-to-cart.css?inline';

/** Says right after the button why nothing was bought, also to those who do not see it; `null`: nothing is to be said. */
export function useErrorNote(button: HTMLElement, message: string | null): void {
  useStyles(styles);
  useLayoutEffect(() => {
    if (message === null) return;
    const note = button.ownerDocument.createElement('div');
    note.className = 'storefront-add-error';
    note.setAttribute('role', 'alert');
    button.after(note);
    // What comes into an alert that stands is read out.
    note.textContent = message;
    return () => note.remove();
  }, [button, message]);
}
