/** One API request as the host saw it. */
export interface RequestRecord {
  readonly method: string;
  readonly path: string;
  /** Values by name in the order in which they came; a repeated key has several. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** All headers but the cookies, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it came, byte for byte; `''` for none. */
  readonly rawBody: string;
  /** The parsed JSON body; `null` when there is none or it is no JSON. */
  readonly body: unknown;
  /** The scenario chosen for the page that it came from. */
  readonly scenario: string;
  /** When it came, in ms since 1970. */
  readonly at: number;
  /** `null` while under way; 0 = a network fault instead of an answer. */
  status: number | null;
}

/** Reads a request, body included, for the log. */
export async function readRecord(request: Request, scenario: string, at: number): Promise<RequestRecord> {
  const { pathname, searchParams } = new URL(request.url);
  const query: Record<string, string[]> = Object.create(null);
  for (const [name, value] of searchParams) (query[name] ??= []).push(value);
  const headers: Record<string, string> = Object.create(null);
  request.headers.forEach((value, name) => {
    if (name.toLowerCase() !== 'cookie') headers[name.toLowerCase()] = value;
  });
  const rawBody = await request.text();
  return { method: request.method, path: pathname, query, headers, rawBody, body: parseJson(rawBody), scenario, at, status: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
