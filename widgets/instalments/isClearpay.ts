/** In the United Kingdom the provider's name is Clearpay. */
export const isClearpay = (merchantCountry: string | null): boolean => merchantCountry?.trim().toUpperCase() === 'GB';
