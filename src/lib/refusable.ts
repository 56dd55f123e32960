/** A wish that a listener may refuse: after `preventDefault()` nothing is done. */
export interface Refusable {
  /** Whether a listener has refused. */
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** The detail of an event that a listener may refuse, as DOM events are refused. */
export function refusable<Detail extends object>(detail: Detail): Detail & Refusable {
  let isRefused = false;
  return {
    ...detail,
    preventDefault: () => void (isRefused = true),
    get defaultPrevented() {
      return isRefused;
    },
  };
}
