/** Enter and Space press a button; holding one down presses it once. */
export const isPress = ({ key, repeat }: KeyboardEvent): boolean => !repeat && (key === 'Enter' || key === ' ');

/** With these keys the browser opens a link in a new tab or window, or saves what it leads to. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey || altKey;
