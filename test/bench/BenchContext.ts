import type { Browser } from 'playwright-core';
import type { HostServer } from '../../mocks/server.ts';
import type { FrozenDist } from './freezeDist.ts';

export interface BenchContext {
  readonly browser: Browser;
  readonly server: HostServer;
  readonly dist: FrozenDist;
  readonly print: (line: string) => void;
  /** The command line's `--name=value`. */
  readonly option: (name: string) => string | null;
}
