/** The detail of an event that a listener may refuse, as DOM events are refused. */
export function refusable<Detail extends object>(detail: Detail): Detail & { preventDefault(): void; readonly defaultPrevented: boolean } {
  let isRefused = false;
  return {
    ...detail,
    preventDefault: () => void (isRefused = true),
    get defaultPrevented() {
      return isRefused;
    },
  };
}
