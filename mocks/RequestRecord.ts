export interface RequestRecord {
  readonly method: string;
  readonly path: string;
  /** Values by name in order; a repeated key has several. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The body byte for byte; `''` for none. */
  readonly rawBody: string;
  /** The parsed JSON body; `null` when there is none or it is invalid. */
  readonly body: unknown;
  readonly scenario: string;
  /** Arrival in ms since 1970. */
  readonly at: number;
  /** `null` while under way; 0 = a network error. */
  status: number | null;
  /** How long the answer took; `null` while under way. */
  ms: number | null;
  /** The answer's body with its type, whole where a scenario cuts it off; `null` while under way, and without an answer. */
  answer: { readonly text: string; readonly type: string } | null;
}

/** Reads a request with its body for the log. */
export async function readRecord(request: Request, scenario: string, at: number): Promise<RequestRecord> {
  const { pathname, searchParams } = new URL(request.url);
  const query: Record<string, string[]> = Object.create(null);
  for (const [name, value] of searchParams) (query[name] ??= []).push(value);
  const headers: Record<string, string> = Object.create(null);
  request.headers.forEach((value, name) => {
    if (name.toLowerCase() !== 'cookie') headers[name.toLowerCase()] = value;
  });
  const rawBody = await request.text();
  return {
    method: request.method,
    path: pathname,
    query,
    headers,
    rawBody,
    body: parseJson(rawBody),
    scenario,
    at,
    status: null,
    ms: null,
    answer: null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
