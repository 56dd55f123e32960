/** A JSON Schema of what the tools take: https://json-schema.org/understanding-json-schema/reference/type */
export interface Schema {
  readonly type: 'object' | 'array' | 'string' | 'integer';
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Left out: no other names. */
  readonly additionalProperties?: Schema;
}

/** The arguments of a call, which were held against the tool's schema. */
export type ToolInput = Readonly<Record<string, unknown>>;

/** The answer of a tool, for an agent: https://modelcontextprotocol.io/specification/2025-06-18/server/tools#tool-result */
export interface ToolAnswer {
  readonly content: readonly [{ readonly type: 'text'; readonly text: string }];
  readonly structuredContent?: object;
  readonly isError?: true;
}

export interface Tool {
  readonly name: string;
  /** Never made of a page's words. */
  readonly description: string;
  readonly inputSchema: Schema;
  readonly annotations: { readonly readOnlyHint?: true; readonly untrustedContentHint?: true };
  /** Called with what the schema allows. Calls of all tools follow each other. */
  run(input: ToolInput): Promise<ToolAnswer>;
}

/** The part of the browser's interface that is used: https://webmachinelearning.github.io/webmcp/ */
export interface ModelContext {
  registerTool(
    tool: Omit<Tool, 'run'> & { readonly execute: (input: unknown) => Promise<ToolAnswer> },
    options: { readonly signal: AbortSignal },
  ): Promise<void> | void;
}

/** The browser's interface for agents; `null` where it has none, or where an element of the page goes by its name. */
export function readModelContext(page: Document): ModelContext | null {
  const { modelContext } = page as Document & { readonly modelContext?: Partial<ModelContext> };
  return typeof modelContext?.registerTool === 'function' ? (modelContext as ModelContext) : null;
}
