import { vi } from 'vitest';

type Callbacks = Record<string, (value?: unknown) => void>;

export const page = window as unknown as { hcaptcha?: object; grecaptcha?: { enterprise?: object; render?: unknown } };

export type Provider = ReturnType<typeof createProvider>;

export function createProvider(name: 'hcaptcha' | 'recaptcha') {
  const widgets = new Map<string | number, { id: string | number; params: Callbacks & Record<string, unknown>; token: string }>();
  const last = () => [...widgets.values()].at(-1)!;
  let asked: { resolve(answer: object): void; reject(reason: string): void } | null = null;
  const reset = vi.fn();
  const execute = vi.fn(
    (_idOrKey: unknown, _options: object): Promise<unknown> => new Promise((resolve, reject) => (asked = { resolve, reject })),
  );
  const render = vi.fn((_node: HTMLElement, params: Callbacks) => {
    if ((params as Record<string, unknown>)['sitekey'] === 'broken') throw new Error('Invalid site key');
    const id = name === 'hcaptcha' ? `w${widgets.size}` : widgets.size;
    widgets.set(id, { id, params, token: '' });
    return id;
  });
  const getResponse = (id: string | number) => widgets.get(id)?.token;
  return {
    widgets,
    last,
    reset,
    execute,
    render,
    arrive() {
      if (name === 'hcaptcha') page.hcaptcha = { render, reset, execute, getResponse, remove: vi.fn(), getRespKey: () => 'key' };
      else page.grecaptcha = { ...page.grecaptcha, enterprise: { ready: (run: () => void) => run(), render, reset, execute, getResponse } };
    },
    solve(token: string) {
      last().token = token;
      last().params['callback']?.(token);
      asked?.resolve({ response: token, key: 'key' });
    },
    refuse: (reason: string) => asked?.reject(reason),
  };
}
