import { useLayoutEffect } from 'react';
import { useStyles } from '../../../../src/core/ui/useStyles.ts';
import styles from './errorNote.css?inline';

export function ErrorNote({ button, message }: { button: HTMLElement; message: string }): null {
  useStyles(styles);
  useLayoutEffect(() => {
    const note = button.ownerDocument.createElement('div');
    note.className = 'storefront-add-error';
    note.setAttribute('role', 'alert');
    button.after(note);
    // A change inside an existing alert is announced.
    note.textContent = message;
    return () => note.remove();
  }, [button, message]);
  return null;
}
