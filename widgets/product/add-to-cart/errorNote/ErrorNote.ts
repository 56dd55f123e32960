import { useLayoutEffect } from 'react';
import { useStyles } from '../../../../src/core/ui/useStyles.ts';
import styles from './errorNote.css?inline';

/** Says right after the button why nothing was bought, also to those who do not see it. */
export function ErrorNote({ button, message }: { button: HTMLElement; message: string }): null {
  useStyles(styles);
  useLayoutEffect(() => {
    const note = button.ownerDocument.createElement('div');
    note.className = 'storefront-add-error';
    note.setAttribute('role', 'alert');
    button.after(note);
    // What comes into an alert that stands is read out.
    note.textContent = message;
    return () => note.remove();
  }, [button, message]);
  return null;
}
