/** An event that a listener may refuse with `preventDefault()`. */
export interface Refusable {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

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
