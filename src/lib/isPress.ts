/** Enter and Space press a button; holding one down presses it once. */
export const isPress = ({ key, repeat }: KeyboardEvent): boolean => !repeat && (key === 'Enter' || key === ' ');
