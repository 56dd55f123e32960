import { useLayoutEffect, useRef } from 'react';

/** Runs `run` after each render with another value than before; not after the first one. */
export function useOnChange(value: unknown, run: () => void): void {
  const seen = useRef(value);
  useLayoutEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    run();
  });
}
