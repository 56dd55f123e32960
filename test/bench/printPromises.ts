import type { PromiseLine } from './promises.ts';
import { table } from './table.ts';

export function printPromises(promises: readonly PromiseLine[], print: (line: string) => void): void {
  print(
    `\n${table(
      ['promise', 'holds', 'measured'],
      promises.map(({ promise, measured, holds }) => [promise, holds ? 'yes' : 'NO', measured]),
    )}`,
  );
}
