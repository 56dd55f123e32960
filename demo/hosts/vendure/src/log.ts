/** One line of JSON, for tools that collect logs. No address, name or text of a visitor is in it. */
export function log(level: 'info' | 'error', event: string, more: Readonly<Record<string, unknown>> = {}): void {
  if (level === 'info' && process.env['LOG'] === 'quiet') return;
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, pid: process.pid, ...more })}\n`);
}
