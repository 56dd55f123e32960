/** The parts of the form fields that have several, in the order they are sent. */
export const PART_NAMES = {
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
  name: ['First', 'Last'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
} as const;

/** A scale's answers as they are sent, from strongly disagree to strongly agree. */
export const LIKERT_ANSWERS = ['-2', '-1', '0', '1', '2'];
