/** By their own names, as a tester who has lost the way looks for them. */
export const LANGUAGES: readonly (readonly [code: string, name: string])[] = [['', 'as the page'], ['en', 'English'], ['de', 'Deutsch'], ['fr', 'Français'], ['es', 'Español'], ['ja', '日本語'], ['ar', 'العربية']]; // prettier-ignore
