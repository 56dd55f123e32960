/**
 * Whether the text is an e-mail address as the platform sees one: 3 to 256 characters, something before the @, and after it a name
 * whose last part has 2 to 4 letters or digits (spec §5, §9). Blanks are no part of an address: trim before asking.
 */
export const isEmail = (text: string): boolean => text.length >= 3 && text.length <= 256 && /^[^\s@]+@[^\s@]+\.[a-z\d]{2,4}$/i.test(text);
