import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { CAPTCHA_SCRIPTS } from '../../demo/captchaScripts.ts';

/** `blocked`: the script is refused; `silent`: it never responds. */
export type CaptchaBehaviour = 'works' | 'blocked' | 'silent';

export interface MockedCaptcha {
  readonly requests: string[];
  behave(behaviour: CaptchaBehaviour): void;
}

/** Replaces both providers at the network, so that nothing leaves the machine. */
export async function mockCaptcha(context: BrowserContext, first: CaptchaBehaviour = 'works'): Promise<MockedCaptcha> {
  let behaviour = first;
  const requests: string[] = [];
  await context.route(/hcaptcha\.com|\/recaptcha\/|\/assets\/captcha\//, (route) => {
    const url = route.request().url();
    requests.push(url);
    if (behaviour === 'blocked') return route.abort('blockedbyclient');
    const [, body] = Object.entries(CAPTCHA_SCRIPTS).find(([path]) => new URL(url).pathname.endsWith(path)) ?? [];
    if (!body) return route.fulfill({ status: 404 });
    // reCAPTCHA's loader responds; only its program is missing.
    if (behaviour === 'silent' && !url.includes('enterprise.js')) return undefined;
    return route.fulfill({ contentType: 'text/javascript', body: body() });
  });
  return {
    requests,
    behave(next) {
      behaviour = next;
    },
  };
}

export const captchaBox = (within: { frameLocator: Page['frameLocator'] }): ReturnType<FrameLocator['getByRole']> =>
  within.frameLocator('.captcha-container iframe').getByRole('checkbox', { name: /^I am human$|^I’m not a robot$/ });

/** Simulates the provider: expired token, closed challenge, failure. */
export const captchaDoes = (page: Page, what: 'expire' | 'close' | 'chalexpired' | 'error'): Promise<void> =>
  page.evaluate((does) => (window as unknown as { captchaDoes(what: string): void }).captchaDoes(does), what);
