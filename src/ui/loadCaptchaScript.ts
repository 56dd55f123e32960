/** What the provider's script calls when it is ready: the name is handed to it in its address. */
const READY = 'storefrontCaptchaReady';

/** The page's one answer to the script, and those who wait for it. */
interface Ready {
  (): void;
  readonly waits: Set<(isThere: boolean) => void>;
}

/**
 * Puts the captcha provider's script on the page, and resolves when it has called back; rejects when it is blocked or has not within
 * `deadlineMs`. Our own instead of the library's loader: that one waits for ever for a script that loads and stays silent, and hands
 * the same wait to whoever tries again. Several captchas share one script; a failed one is taken away, so that the next try asks anew.
 *
 * @param source the script's address, without a query
 * @param signal ends the wait, which then never settles; the last one to leave takes the script away
 */
export function loadCaptchaScript(source: string, deadlineMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const page = window as { [READY]?: Ready };
    const { waits } = (page[READY] ??= createReady());
    let script = document.querySelector<HTMLScriptElement>(`script[data-ready="${READY}"]`);
    const leave = () => {
      clearTimeout(timer);
      waits.delete(settle);
      if (waits.size === 0) script?.remove();
    };
    const settle = (isThere: boolean) => {
      leave();
      if (isThere) return resolve();
      script?.remove();
      reject(new Error(`The captcha's script ${source} did not answer.`));
    };
    const fail = () => settle(false);
    const timer = setTimeout(fail, deadlineMs);
    waits.add(settle);
    signal.addEventListener('abort', leave);
    if (!script) {
      script = document.createElement('script');
      script.dataset['ready'] = READY;
      script.async = true;
      script.addEventListener('error', fail);
      try {
        script.src = `${source}?onload=${READY}&render=explicit&recaptchacompat=off&sentry=false`;
        document.head.append(script);
      } catch {
        fail(); // a page that enforces Trusted Types refuses the address
      }
    } else script.addEventListener('error', fail);
  });
}

function createReady(): Ready {
  const waits: Ready['waits'] = new Set();
  return Object.assign(() => waits.forEach((settle) => settle('hcaptcha' in window)), { waits });
}
