import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useDialog } from './useDialog.ts';

interface DialogLayerProps {
  readonly className: string;
  /** Beside which a press closes it. */
  readonly content: RefObject<HTMLElement | null>;
  /** What gets the focus first. */
  readonly first: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** One element. */
  readonly children: ReactNode;
}

/** A dialog of our own: a direct child of the body, put there in one piece with what is in it, for others rewrite it in the same moment. */
export function DialogLayer({ className, content, first, onClose, children }: DialogLayerProps): ReactNode {
  const [host] = useState(() => createHost(className));
  useLayoutEffect(() => {
    const root = host.firstElementChild;
    document.body.append(host);
    return () => {
      // React takes out itself what it has rendered, and fails where a page has done so before.
      if (root && root.parentNode !== host) host.append(root);
      host.remove();
    };
  }, [host]);
  useDialog(host, content, first, onClose);
  return createPortal(children, host);
}

function createHost(className: string): HTMLElement {
  const host = document.createElement('div');
  host.className = className;
  return host;
}
