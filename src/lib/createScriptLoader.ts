import { createTrustedPolicy } from './createTrustedPolicy.ts';
import { addListener } from './listen.ts';

const policy = createTrustedPolicy('storefront-script', { createScriptURL: (url: string) => url });

export interface ScriptRequest {
  readonly source: string;
  /** Called after the script has run: resolves when its API can be used, rejects when it is missing. */
  readonly ready: () => Promise<void>;
  /** Time limit (ms) for loading and readiness together. */
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
}

/** Resolves when the script is ready; rejects when it is blocked, late, unusable, or the signal aborts. */
export type LoadScript = (request: ScriptRequest) => Promise<void>;

interface Tag {
  readonly script: HTMLScriptElement;
  /** Resolves once the script has run; kept, because a later caller would miss the load event. */
  readonly hasRun: Promise<void>;
  waiting: number;
}

/**
 * Loads scripts of other sites. Callers of the same address share one tag. A failed script's tag is removed with its last caller, so that
 * the next call loads it anew.
 */
export function createScriptLoader(): LoadScript {
  const tags = new Map<string, Tag>();
  const loaded = new Set<string>();

  const addTag = (source: string): Tag => {
    const script = document.createElement('script');
    script.async = true;
    script.src = policy().createScriptURL(source); // throws where Trusted Types refuse the address
    document.head.append(script);
    const hasRun = new Promise<void>((resolve, reject) => {
      addListener(script, 'load', () => resolve());
      addListener(script, 'error', () => reject(new Error(`The script ${source} could not be loaded.`)));
    });
    const tag = { script, hasRun, waiting: 0 };
    tags.set(source, tag);
    return tag;
  };

  return ({ source, ready, deadlineMs, signal }) =>
    new Promise((resolve, reject) => {
      if (loaded.has(source)) return resolve();
      const tag = tags.get(source) ?? addTag(source);
      tag.waiting += 1;
      let isOver = false;
      const leave = () => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        stopListening();
        tag.waiting -= 1;
        if (tag.waiting > 0) return;
        tag.script.remove();
        tags.delete(source);
      };
      const fail = (error: unknown) => {
        leave();
        reject(error);
      };
      const succeed = () => {
        loaded.add(source);
        leave();
        resolve();
      };
      const timer = setTimeout(() => fail(new Error(`The script ${source} did not answer within ${deadlineMs} ms.`)), deadlineMs);
      const stopListening = addListener(signal, 'abort', () => fail(signal.reason));
      tag.hasRun.then(ready).then(succeed, fail);
    });
}
