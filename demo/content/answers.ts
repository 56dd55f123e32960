/** One answered field, as carts and orders store it. */
export interface Answer {
  readonly type: string;
  readonly title: string;
  readonly rawTitle: string;
  readonly value?: string;
  readonly values?: unknown;
}

const answer = (type: string, title: string, given: Pick<Answer, 'value' | 'values'>): Answer => ({
  type,
  title,
  rawTitle: title,
  ...given,
});

/** The second guest left most fields empty. */
export const guests: readonly { readonly name: string; readonly fields: readonly Answer[] }[] = [
  {
    name: 'The first guest',
    fields: [
      answer('name', 'Name', { values: { First: 'Edith', Last: 'Brannagh-Oke' } }),
      answer('address', 'Address', {
        values: { Line1: '7 Ropewalk', Line2: 'Top bell', City: 'Saltmouth', State: 'ME', Zip: '03902', Country: 'United States' },
      }),
      answer('phone', 'Phone', { values: { Country: '1', Areacode: '207', Prefix: '555', Line: '0142' } }),
      answer('date', 'The day', { values: { Month: '6', Day: '19', Year: '2026' } }),
      answer('time', 'The hour', { values: { Hour: '6', Minute: '5', Second: '0', Ampm: 'PM' } }),
      answer('checkbox', 'We can help with', { values: ['A seat instead of a stool', 'A left-handed wheel', 'Cake & <more> cake'] }),
      answer('likert', 'On clay', {
        values: {
          'It is calming': '2',
          'It washes out': '-1',
          'It is for children': '0',
          'I have spoiled some before': '1',
          'I fear the wheel': '-2',
        },
      }),
      answer('textarea', 'What it shall be', { value: 'A bowl for the cat, who is large.' }),
    ],
  },
  {
    name: 'The second guest',
    fields: [
      answer('name', 'Name', { values: { First: 'Omar', Last: '' } }),
      answer('address', 'Address', { values: {} }),
      answer('phone', 'Phone', { values: { Country: '', Areacode: '', Prefix: '', Line: '' } }),
      answer('date', 'The day', { values: {} }),
      answer('time', 'The hour', { values: {} }),
      answer('checkbox', 'We can help with', { values: [] }),
      answer('likert', 'On clay', { values: { 'It is calming': '' } }),
      answer('textarea', 'What it shall be', { value: '' }),
    ],
  },
];
