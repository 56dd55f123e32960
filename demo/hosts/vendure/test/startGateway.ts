import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../src/main.ts');

/** A gateway in a process of its own. */
export interface Gateway {
  readonly url: string;
  /** The processes that serve, the newest last. */
  readonly pids: readonly number[];
  /** Ends it without any warning. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface GatewayOptions {
  readonly port: number;
  readonly data: string;
  readonly content: string;
  readonly postgres?: string;
  readonly instances?: number;
}

/** Resolves when all instances are ready. */
export async function startGateway({ port, data, content, postgres, instances = 1 }: GatewayOptions): Promise<Gateway> {
  const options = ['--port', String(port), '--engine-port', String(port + 1), '--data', data, '--content', content];
  const more = postgres === undefined ? [] : ['--postgres', postgres, '--instances', String(instances)];
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...options, ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((go) => child.once('exit', () => go()));
  const pids: number[] = [];
  await new Promise<void>((ready, reject) => {
    child.once('exit', (code) => reject(new Error(`The gateway has ended with ${code}.`)));
    createInterface(child.stdout).on('line', (line) => {
      if (!line.includes('"event":"ready"')) return;
      pids.push((JSON.parse(line) as { readonly pid: number }).pid);
      if (pids.length >= instances) ready();
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pids,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
