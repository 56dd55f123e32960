import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { grownFigures } from '../build/grownFigures.ts';
import { startDemo } from '../../demo/createDemo.ts';
import { measureBuild, type Figures } from '../build/measureBuild.ts';
import { measurePages } from '../build/measurePages.ts';
import { launchChromium } from '../support/launchChromium.ts';

interface Baseline {
  readonly figures: Figures;
  /** The figures that have grown by more than 2 % since the first baseline, each with the reason. */
  readonly growth: readonly string[];
}

const PATH = resolve(import.meta.dirname, 'baseline.json');
const SHORTEST_REASON = 10;

/** Writes the baseline of what was built, and of the demo's pages with it. Growth needs a reason: `npm run baseline -- "why"`. */
export async function main(words: readonly string[]): Promise<void> {
  const reason = words.join(' ').trim();
  const figures = { ...measureBuild(), ...(await measureDemo()) };
  const last = existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as Baseline) : { figures, growth: [] };
  const grown = grownFigures(last.figures, figures);
  if (grown.length > 0 && reason.length < SHORTEST_REASON) {
    console.error(`Not written. Say why these have grown: npm run baseline -- "why"\n${grown.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  const growth = [...last.growth, ...grown.map((line) => `${line}. ${reason}`)];
  writeFileSync(PATH, `${JSON.stringify({ figures, growth }, null, 2)}\n`);
}

async function measureDemo(): Promise<Figures> {
  const [demo, browser] = await Promise.all([startDemo(), launchChromium()]);
  try {
    return await measurePages(browser, demo.url);
  } finally {
    await Promise.all([browser.close(), demo.close()]);
  }
}
