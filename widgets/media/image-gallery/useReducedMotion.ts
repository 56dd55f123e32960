import { useEffect, useState } from 'react';

const asked = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Follows the visitor's setting. */
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
