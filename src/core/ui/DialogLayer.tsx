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
  const [layer] = useState(() => createLayer(className));
  useLayoutEffect(() => {
    const root = layer.firstElementChild;
    document.body.append(layer);
    return () => {
      // React takes out itself what it has rendered, and fails where a page has done so before.
      if (root && root.parentNode !== layer) layer.append(root);
      layer.remove();
    };
  }, [layer]);
  useDialog(layer, content, first, onClose);
  return createPortal(children, layer);
}

function createLayer(className: string): HTMLElement {
  const layer = document.createElement('div');
  layer.className = className;
  return layer;
}
