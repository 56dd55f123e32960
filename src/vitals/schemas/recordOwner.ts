/** Whose performance records these are, and of what (spec §7). */
export const RECORD_OWNER = { ownerTeam: 'web_performance', objectType: 'website' } as const;
