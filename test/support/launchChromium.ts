import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './findChromium.ts';
import { noteVisitors } from './noteVisitors.ts';

/** `HEADED=1` shows the browser, and slows each step down to what an eye can follow, in ms. */
const HEADED = process.env['HEADED'] === '1';
const SLOW_STEP = 300;

/** How long one step on a page may take, in ms: on a machine with nothing else to do it is a second or two, and CI may be ten times slower. */
const PATIENCE = 60_000;

/**
 * The last switch of its name counts: what playwright switches off, and the pop-ups of the address bar, a page each of Chromium's own for
 * every window, which take more time than most of the pages that we open.
 */
const WITHOUT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/**
 * A headless Chromium with a fresh profile that talks to nobody but the pages it is given.
 * @param extra further switches
 * @param without switches that playwright would set
 */
export async function launchChromium(extra: readonly string[] = [], without: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: run the whole test command once (npm test), which installs one.');
  const browser = await chromium.launch({
    executablePath,
    headless: !HEADED,
    slowMo: HEADED ? SLOW_STEP : 0,
    ignoreDefaultArgs: [...without],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${WITHOUT_FEATURES.join(',')}`,
      ...extra,
    ],
  });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE));
  // The bench measures, and tracing costs time.
  if (process.env['VITEST']) noteVisitors(browser);
  return browser;
}
