import { useEffect, useState } from 'react';

const asked = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor wants no movement, now. */
export function useReducedMotion(): boolean {
  const [isStill, setStill] = useState(() => asked().matches);
  useEffect(() => {
    const query = asked();
    const follow = () => setStill(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isStill;
}
