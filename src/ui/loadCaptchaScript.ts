/** What the provider's script calls when it is ready: the name is handed to it in its address. */
const READY = 'storefrontCaptchaReady';

/**
 * Puts the captcha provider's script on the page, and resolves when it has called back; rejects when it is blocked or has not within
 * `deadlineMs`. Our own instead of the library's loader: that one waits for ever for a script that loads and stays silent, and hands
 * the same wait to whoever tries again. Several captchas share one script; a failed one is taken away, so that the next try asks anew.
 *
 * @param source the script's address, without a query
 */
export function loadCaptchaScript(source: string, deadlineMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const page = window as { [READY]?: (() => void) | undefined };
    const before = page[READY];
    let script = document.querySelector<HTMLScriptElement>(`script[data-ready="${READY}"]`);
    const fail = () => {
      clearTimeout(timer);
      script?.remove();
      reject(new Error(`The captcha's script ${source} did not answer.`));
    };
    const timer = setTimeout(fail, deadlineMs);
    page[READY] = () => {
      clearTimeout(timer);
      script?.remove();
      before?.();
      if ('hcaptcha' in window) resolve();
      else fail();
    };
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
