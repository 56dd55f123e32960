import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { grownFigures } from '../build/grownFigures.ts';
import { measureBuild, type Figures } from '../build/measureBuild.ts';

interface Baseline {
  readonly figures: Figures;
  /** What has grown by more than 2 % since the first baseline, and why. */
  readonly growth: readonly string[];
}

const PATH = resolve(import.meta.dirname, 'baseline.json');
const SHORTEST_REASON = 10;

/** Writes the baseline of what was built. Growth needs a reason: `npm run baseline -- "why"`. */
function writeBaseline(reason: string): void {
  const figures = measureBuild();
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

writeBaseline(process.argv.slice(2).join(' ').trim());
