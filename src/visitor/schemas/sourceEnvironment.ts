/** The client warns about events from any other environment. */
export const SOURCE_ENVIRONMENTS = ['dev', 'staging', 'prod'] as const;

export type SourceEnvironment = (typeof SOURCE_ENVIRONMENTS)[number];
