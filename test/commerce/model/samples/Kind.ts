interface Schema {
  safeParse(raw: unknown): { success: true; data: unknown } | { success: false };
}

/** One kind of record: its schema, a complete sample of it, and the keys that it cannot do without. */
export type Kind = readonly [name: string, schema: Schema, sample: Readonly<Record<string, unknown>>, needs: readonly string[]];
