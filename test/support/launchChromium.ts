import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './findChromium.ts';
import { noteVisitors } from './noteVisitors.ts';

/** `HEADED=1` shows the browser with a delay (ms) per step. */
const HEADED = process.env['HEADED'] === '1';
const SLOW_STEP = 300;

/** Time limit (ms) of one step: normally a second or two, and CI may be ten times slower. */
const PATIENCE = 60_000;

/** Chromium counts only the last such switch, so this includes playwright's; the address bar's pop-ups would cost a page per window. */
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
 * A headless Chromium with a fresh profile that reaches only the given pages.
 *
 * @param extra further switches
 *
 * @param without playwright switches to leave out
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
  // Tracing would disturb the bench.
  if (process.env['VITEST']) noteVisitors(browser);
  return browser;
}
