import type { BenchContext } from './BenchContext.ts';
import { measureBytes, type FileBytes } from './measureBytes.ts';
import { measureLoads, type PageLoad } from './measureLoads.ts';
import { printPromises } from './printPromises.ts';
import { bytePromises, type PromiseLine } from './promises.ts';
import { table } from './table.ts';

interface BytesResult {
  readonly promises: readonly PromiseLine[];
  readonly files: readonly FileBytes[];
  readonly loads: readonly PageLoad[];
}

export async function bytes({ browser, server, dist, print }: BenchContext): Promise<BytesResult> {
  const files = measureBytes(dist.folder);
  print('\nBytes of the built files');
  print(
    table(
      ['', 'raw', 'gzip 9', 'brotli 11'],
      files.map(({ file, raw, gzip, brotli }) => [file, String(raw), String(gzip), String(brotli)]),
    ),
  );
  const loads = [...(await measureLoads(browser, server.url, files, 'react')), ...(await measureLoads(browser, server.url, files, 'lite'))];
  print('\nLoaded by a page with the ESM build, untouched, new visitor');
  print(
    table(
      ['', 'flavour', 'gzip', 'brotli', 'brotli, after load', 'files'],
      loads.map((load) => [load.page, load.flavour, String(load.gzip), String(load.brotli), String(load.later), load.files.join(', ')]),
    ),
  );
  const promises = bytePromises(files, loads);
  printPromises(promises, print);
  return { promises, files, loads };
}
