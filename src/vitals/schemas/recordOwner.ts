/** Names the records' owner to the platform. */
export const RECORD_OWNER = { ownerTeam: 'web_performance', objectType: 'website' } as const;
