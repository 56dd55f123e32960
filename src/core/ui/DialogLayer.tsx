import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useDialog } from './useDialog.ts';

interface DialogLayerProps {
  readonly className: string;
  /** A press outside closes it. */
  readonly content: RefObject<HTMLElement | null>;
  readonly first: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A direct child of the body, inserted complete, because other scripts rewrite it at that moment. */
export function DialogLayer({ className, content, first, onClose, children }: DialogLayerProps): ReactNode {
  const [layer] = useState(() => createLayer(className));
  useLayoutEffect(() => {
    const root = layer.firstElementChild;
    document.body.append(layer);
    return () => {
      // React removes what it rendered, and throws where a page has removed it before.
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
