/**
 * The events that our React roots hear. React listens to every event it knows on every root: some 140 listeners each, about half
 * of a root's memory, and never takes them off again (https://github.com/facebook/react/issues/33428). A page with 400 widgets
 * wants neither. A widget that needs another event adds it here, or listens on its element (`useHostEvents`). Capturing listeners
 * serve nothing but `onClickCapture` and its like, which no widget uses.
 */
export const ROOT_EVENTS = [
  'beforeinput',
  'change',
  'click',
  'compositionend',
  'compositionstart',
  'compositionupdate',
  'focusin',
  'focusout',
  'input',
  'invalid',
  'keydown',
  'keyup',
  'mousedown',
  'mouseout',
  'mouseover',
  'mouseup',
  'paste',
  'pointercancel',
  'pointerdown',
  'pointerup',
  'reset',
  'submit',
  'touchend',
  'touchstart',
] as const;

export type RootEvent = (typeof ROOT_EVENTS)[number];

type Registration = [type: string, listener: EventListener, options?: boolean | AddEventListenerOptions];

/**
 * Runs `create` (which makes a React root on `container`) and returns what takes off every listener that React put on it meanwhile. Left
 * out are all but those of `heard`, and what React wants to hear on the whole document (`selectionchange`, for `onSelect`).
 */
export function withRootEvents<Root>(
  container: Element,
  heard: readonly string[],
  create: () => Root,
): { root: Root; removeListeners: () => void } {
  const taken: Registration[] = [];
  const listenOnContainer = (...registration: Registration) => {
    const [type, , options] = registration;
    const isCapturing = options === true || (typeof options === 'object' && options.capture === true);
    if (isCapturing || !heard.includes(type)) return;
    EventTarget.prototype.addEventListener.apply(container, registration);
    taken.push(registration);
  };
  const targets: [EventTarget, EventTarget['addEventListener']][] = [
    [container, listenOnContainer],
    [container.ownerDocument, () => undefined],
  ];
  for (const [target, value] of targets) Object.defineProperty(target, 'addEventListener', { value, configurable: true });
  try {
    const root = create();
    return {
      root,
      removeListeners: () => {
        for (const [type, listener, options] of taken) container.removeEventListener(type, listener, options);
        taken.length = 0;
        // React's own note that it listens here: with it the next root on this element would hear nothing.
        for (const key of Object.keys(container)) if (key.startsWith('_reactListening')) Reflect.deleteProperty(container, key);
      },
    };
  } finally {
    for (const [target] of targets) Reflect.deleteProperty(target, 'addEventListener');
  }
}
