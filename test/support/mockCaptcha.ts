import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { CAPTCHA_SCRIPTS } from '../../demo/captchaScripts.ts';

/** How the captcha's provider behaves: `blocked` = its script is refused, `silent` = it is asked and never answers. */
export type CaptchaBehaviour = 'works' | 'blocked' | 'silent';

export interface MockedCaptcha {
  /** Addresses of the provider that were asked for, in order. */
  readonly requests: string[];
  /** From now on. */
  behave(behaviour: CaptchaBehaviour): void;
}

/** Stands in for both providers, at their own addresses and at the demo's, at the network: nothing leaves the machine. */
export async function mockCaptcha(context: BrowserContext, first: CaptchaBehaviour = 'works'): Promise<MockedCaptcha> {
  let behaviour = first;
  const requests: string[] = [];
  await context.route(/hcaptcha\.com|\/recaptcha\/|\/assets\/captcha\//, (route) => {
    const url = route.request().url();
    requests.push(url);
    if (behaviour === 'blocked') return route.abort('blockedbyclient');
    const [, body] = Object.entries(CAPTCHA_SCRIPTS).find(([path]) => new URL(url).pathname.endsWith(path)) ?? [];
    if (!body) return route.fulfill({ status: 404 });
    // reCAPTCHA's first script answers; it is the program that it asks for that stays away.
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

/** The captcha's box within a page or a part of it. */
export const captchaBox = (within: { frameLocator: Page['frameLocator'] }): ReturnType<FrameLocator['getByRole']> =>
  within.frameLocator('.captcha-container iframe').getByRole('checkbox', { name: /^I am human$|^I’m not a robot$/ });

/** Lets the provider do what it does by itself: an answer grows old, the challenge is closed or expires, something fails. */
export const captchaDoes = (page: Page, what: 'expire' | 'close' | 'chalexpired' | 'error'): Promise<void> =>
  page.evaluate((does) => (window as unknown as { captchaDoes(what: string): void }).captchaDoes(does), what);
