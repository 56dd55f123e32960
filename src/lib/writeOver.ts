/** What stood in the attributes that we have written over; `null`: the element had none. */
export type ServedAttributes = Record<string, string | null>;

/**
 * Writes an attribute over the server's, once per change and not at all without one (others observe the page). `null` takes it away;
 * `undefined` gives back what stood there before the first time.
 * @param served kept for this one element by the caller, at first `{}`
 */
export function writeOver(element: Element, name: string, value: string | null | undefined, served: ServedAttributes): void {
  const isOurs = Object.hasOwn(served, name);
  if (value === undefined && !isOurs) return;
  if (!isOurs) served[name] = element.getAttribute(name);
  const wanted = value === undefined ? (served[name] ?? null) : value;
  if (element.getAttribute(name) === wanted) return;
  if (wanted === null) element.removeAttribute(name);
  else element.setAttribute(name, wanted);
}
