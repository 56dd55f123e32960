interface Schema {
  safeParse(raw: unknown): { success: true; data: unknown } | { success: false };
}

/** A record's schema, a complete sample, and its required keys. */
export type Kind = readonly [name: string, schema: Schema, sample: Readonly<Record<string, unknown>>, needs: readonly string[]];
