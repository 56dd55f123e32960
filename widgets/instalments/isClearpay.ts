/** Whether the instalment provider goes by its other name, Clearpay: with merchants of the United Kingdom. */
export const isClearpay = (merchantCountry: string | null): boolean => merchantCountry?.trim().toUpperCase() === 'GB';
