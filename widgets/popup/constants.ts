export const MOBILE_MAX_WIDTH_PX = 432;
