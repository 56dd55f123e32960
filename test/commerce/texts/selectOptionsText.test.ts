import { describe, expect, it } from 'vitest';
import { selectOptionsText } from '../../../widgets/product/rules/checkAdd.ts';
import { addRefusalTexts } from '../../support/englishTexts.ts';

describe('asking for the options that are still open', () => {
  it.each([
    [[], ''],
    [['Size'], 'Please select the Size option.'],
    [['Size', 'Color'], 'Please select the Size and Color options.'],
    [['Size', 'Color', 'Fit'], 'Please select the Size, Color, and Fit options.'],
    [['Size', 'Color', 'Fit', 'Length'], 'Please select the Size, Color, Fit, and Length options.'],
    [['Size', 'Color', 'Fit', 'Length', 'Wash', 'Cut'], 'Please select the Size, Color, Fit, Length, Wash, and Cut options.'],
    [['{lastOption}', '$&', '{options}'], 'Please select the {lastOption}, $&, and {options} options.'],
  ])('%j', (names, text) => {
    expect(selectOptionsText(names, addRefusalTexts)).toBe(text);
  });
});
