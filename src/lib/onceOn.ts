export function onceOn(target: EventTarget, types: readonly string[], run: () => void): () => void {
  const off = () => {
    for (const type of types) target.removeEventListener(type, once);
  };
  const once = () => {
    off();
    run();
  };
  for (const type of types) target.addEventListener(type, once, { passive: true });
  return off;
}
