import type { RequestRecord } from '../RequestRecord.ts';

const pairs = (record: Readonly<Record<string, string>>) => Object.entries(record).map(([name, value]) => ({ name, value }));

/** The log as an HTTP Archive 1.2 (http://www.softwareishard.com/blog/har-12-spec/), without cookies. */
export function toHar(log: readonly RequestRecord[], origin: string): object {
  const entries = log.map(({ method, path, query, headers, rawBody, status, at, ms, scenario, answer }) => {
    const url = new URL(path, origin);
    for (const [name, values] of Object.entries(query)) for (const value of values) url.searchParams.append(name, value);
    return {
      startedDateTime: new Date(at).toISOString(),
      time: ms ?? 0,
      request: {
        method,
        url: url.href,
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: pairs(headers),
        queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
        ...(rawBody && { postData: { mimeType: headers['content-type'] ?? 'text/plain', text: rawBody } }),
        headersSize: -1,
        bodySize: new TextEncoder().encode(rawBody).length,
      },
      response: {
        status: status ?? 0,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [],
        content: {
          size: new TextEncoder().encode(answer?.text).length,
          mimeType: answer?.type || 'x-unknown',
          ...(answer && { text: answer.text }),
        },
        redirectURL: '',
        headersSize: -1,
        bodySize: -1,
      },
      cache: {},
      timings: { send: 0, wait: ms ?? 0, receive: 0 },
      comment: `scenario ${scenario}`,
    };
  });
  return { log: { version: '1.2', creator: { name: 'storefront-embed mocks', version: '1' }, entries } };
}
