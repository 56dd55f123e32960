export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, String.raw`\u003c`);
