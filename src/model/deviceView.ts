/** The devices that the editor can show a page for (spec §2). */
export const DEVICE_VIEWS = ['desktop', 'phone', 'tablet'] as const;

export type DeviceView = (typeof DEVICE_VIEWS)[number];
