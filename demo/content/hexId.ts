/** 24 hexadecimal digits, like the platform's ids. */
export const hexId = (number: number): string => `5f3c0de0${number.toString(16).padStart(16, '0')}`;
