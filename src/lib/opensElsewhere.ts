/** With these keys the browser opens a link in a new tab or window, or saves what it leads to. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey || altKey;
