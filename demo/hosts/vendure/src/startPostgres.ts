import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** A Postgres of our own, in a folder. */
export interface Postgres {
  readonly url: string;
  /** Ends it, at once where `mode` is `immediate`, as after a crash. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** Debian's packages are not on the path; the newest is taken. */
function findBinaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : [];
  if (!versions[0]) throw new Error(`There is no Postgres in ${DEBIAN}: apt-get install postgresql`);
  return join(DEBIAN, versions[0], 'bin');
}

/** Postgres refuses to run as root. */
const asUser = (command: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]];

/** Starts Postgres on 127.0.0.1 with its data in `folder`, which is made. */
export async function startPostgres(folder: string, port: number): Promise<Postgres> {
  const binaries = findBinaries();
  const run = (name: string, args: readonly string[]): void => {
    const [command, all] = asUser(join(binaries, name), args);
    execFileSync(command, all, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  };
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    mkdirSync(folder, { recursive: true });
    if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
    run('initdb', ['-D', folder, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-locale']);
  }
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const [command, args] = asUser(join(binaries, 'postgres'), [
      '-D',
      folder,
      '-p',
      String(port),
      '-k',
      '',
      '-c',
      'listen_addresses=127.0.0.1',
    ]);
    server = spawn(command, args, { cwd: '/', stdio: ['ignore', 'ignore', 'ignore'] });
    while (!(await accepts(port))) {
      if (server.exitCode !== null) throw new Error(`Postgres ended with ${server.exitCode}; is port ${port} free?`);
      await new Promise((go) => setTimeout(go, 100));
    }
  };
  await start();
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    start,
    async stop(mode = 'fast') {
      const ended = new Promise((go) => server?.once('exit', go));
      run('pg_ctl', ['-D', folder, '-m', mode, '-w', 'stop']);
      await ended;
    },
  };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
