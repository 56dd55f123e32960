import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * Serves a folder's files.
 *
 * @param folder never left, whatever the path
 *
 * @param under path below which the folder is served; default `/`
 *
 * @returns the file's response, or `undefined`
 */
export function serveFolder(folder: string, under = '/'): (request: Request) => Promise<Response | undefined> {
  const root = resolve(folder);
  return async (request) => {
    const path = decodePath(new URL(request.url).pathname);
    if (path === null || !path.startsWith(under) || path.includes('\0')) return undefined;
    const file = resolve(join(root, path.slice(under.length)));
    if (!file.startsWith(root + sep)) return undefined;
    try {
      const headers = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' };
      return new Response(new Uint8Array(await readFile(file)), { headers });
    } catch {
      return undefined;
    }
  };
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
