/** The environments that an event may come from; from any other one the client warns (spec §5). */
export const SOURCE_ENVIRONMENTS = ['dev', 'staging', 'prod'] as const;

export type SourceEnvironment = (typeof SOURCE_ENVIRONMENTS)[number];
