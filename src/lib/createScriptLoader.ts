import { createTrustedPolicy } from './createTrustedPolicy.ts';

/** Under Trusted Types a page allows our scripts by this name; see the guide. */
const policy = createTrustedPolicy('storefront-script', { createScriptURL: (url: string) => url });

/** A script of another site, and until when it is waited for. */
export interface ScriptRequest {
  readonly source: string;
  /** Asked once the script has run: resolves when what it brings can be used, rejects when it has not brought it. */
  readonly ready: () => Promise<void>;
  /** How long all of this may take, in ms. */
  readonly deadlineMs: number;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

/** Resolves when the script is there and ready; rejects when it is blocked, late or of no use, or is no longer waited for. */
export type LoadScript = (request: ScriptRequest) => Promise<void>;

interface Tag {
  readonly script: HTMLScriptElement;
  /** The script has run. One may ask for it that is being readied already: an event would be over. */
  readonly hasRun: Promise<void>;
  waiting: number;
}

/**
 * Loads scripts of other sites. All who ask for the same address share one tag, and one that has answered is not asked again. The tag
 * goes with the last one who waits for it: a script that has failed is asked for anew by the next try.
 */
export function createScriptLoader(): LoadScript {
  const tags = new Map<string, Tag>();
  const loaded = new Set<string>();

  const addTag = (source: string): Tag => {
    const script = document.createElement('script');
    script.async = true;
    script.src = policy().createScriptURL(source); // throws where Trusted Types refuse us
    document.head.append(script);
    const hasRun = new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`The script ${source} could not be loaded.`)));
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
        signal.removeEventListener('abort', onAbort);
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
      const onAbort = () => fail(signal.reason);
      signal.addEventListener('abort', onAbort);
      tag.hasRun.then(ready).then(succeed, fail);
    });
}
