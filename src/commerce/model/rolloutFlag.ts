/** Flags of the performance collector. */
export const ROLLOUT_FLAG = { rum: 'rum', trackPageSpeed: 'track-page-speed', trackUserTiming: 'track-user-timing' } as const;

/** The rollout flag of one app. */
export const appRolloutFlag = (appName: string): string => `${appName}-app`;
