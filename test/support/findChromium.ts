import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Usual locations by platform; CHROMIUM_PATH comes first. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  for (const path of [given, ownChromium(), ...PLACES]) if (path && existsSync(path)) return path;
  return null;
}

function ownChromium(): string | null {
  try {
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/**
 * Finds a Chromium, or installs Debian's package as root, else playwright's download.
 *
 * @throws Error that says what to do when neither works
 */
export function ensureChromium(log: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('No Chromium found; installing Debian’s package.');
    tryRun('apt-get', ['update', '-qq']);
    tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) {
    log('No Chromium found; downloading playwright’s.');
    tryRun(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium, and none could be found or installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the tests again.',
  );
}

function tryRun(command: string, parameters: string[]): void {
  try {
    execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
  } catch {
    // The next look shows whether it helped.
  }
}
