/** Widest viewport that counts as mobile, in CSS px. */
export const MOBILE_MAX_WIDTH_PX = 432;
