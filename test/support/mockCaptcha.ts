import { readFileSync } from 'node:fs';
import type { BrowserContext, FrameLocator, Page } from 'playwright-core';

/** How the captcha's provider behaves: `blocked` = its script is refused, `silent` = it loads and never calls back. */
export type CaptchaBehaviour = 'works' | 'blocked' | 'silent';

export interface MockedCaptcha {
  /** Addresses of the provider that were asked for, in order. */
  readonly requests: string[];
  /** From now on. */
  behave(behaviour: CaptchaBehaviour): void;
}

const SCRIPT = readFileSync(new URL('../../demo/assets/captcha.js', import.meta.url), 'utf8');

/** Stands in for hCaptcha, and for the demo's own stand-in, at the network: nothing leaves the machine. */
export async function mockCaptcha(context: BrowserContext, first: CaptchaBehaviour = 'works'): Promise<MockedCaptcha> {
  let behaviour = first;
  const requests: string[] = [];
  const answer = async (route: Parameters<Parameters<BrowserContext['route']>[1]>[0]) => {
    requests.push(route.request().url());
    if (behaviour === 'blocked') return route.abort('blockedbyclient');
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: behaviour === 'silent' ? '' : SCRIPT,
    });
  };
  await context.route(/hcaptcha\.com/, answer);
  await context.route(/\/assets\/captcha\.js/, answer);
  return {
    requests,
    behave(next) {
      behaviour = next;
    },
  };
}

/** The captcha's box within a page or a part of it. */
export const captchaBox = (within: { frameLocator: Page['frameLocator'] }): ReturnType<FrameLocator['getByRole']> =>
  within.frameLocator('.captcha-container iframe').getByRole('checkbox', { name: 'I am human' });

/** Lets the provider do what it does by itself: an answer grows old, the challenge is closed or expires, something fails. */
export const captchaDoes = (page: Page, what: 'expire' | 'close' | 'chalexpired' | 'error'): Promise<void> =>
  page.evaluate((does) => (window as unknown as { hcaptcha: { mock(what: string): void } }).hcaptcha.mock(does), what);
