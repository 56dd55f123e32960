/** A document id as the platform writes them: 24 hexadecimal digits. */
export const hexId = (number: number): string => `5f3c0de0${number.toString(16).padStart(16, '0')}`;
