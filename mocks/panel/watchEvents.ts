/** Calls back with each event of the shop as the page gets it. Returns its off. */
export function watchEvents(onEvent: (name: string, detail: unknown) => void): () => void {
  const { dispatchEvent } = EventTarget.prototype;
  const watched = function (this: EventTarget, event: Event): boolean {
    if (event.type.startsWith('storefront:')) onEvent(event.type.slice('storefront:'.length), (event as CustomEvent).detail);
    return dispatchEvent.call(this, event);
  };
  EventTarget.prototype.dispatchEvent = watched;
  return () => {
    if (EventTarget.prototype.dispatchEvent === watched) EventTarget.prototype.dispatchEvent = dispatchEvent;
  };
}
