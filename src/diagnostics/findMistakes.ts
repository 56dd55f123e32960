import { eventMistakes, optionNameMistakes } from './callMistakes.ts';
import { contextMistakes, jsonMistakes, optionMistakes, priceMistakes, variantMistakes } from './dataMistakes.ts';
import { describeElement } from '../lib/describeElement.ts';
import type { Mistake, PageFacts, Rule } from './Mistake.ts';
import { attributeMistakes, hookMistakes, idMistakes, settingMistakes, slotMistakes, tagMistakes } from './nameMistakes.ts';
import { pinMistakes } from './pinMistakes.ts';
import { cheapMistakes, fieldMistakes, formMistakes, pickerMistakes, unreadableMistakes, valueMistakes } from './productMistakes.ts';
import { captchaMistakes, contextKeyMistakes, contextSettingMistakes, languageMistakes, textMistakes } from './siteMistakes.ts';
import { layerMistakes, sheetMistakes } from './styleMistakes.ts';
import { structuredDataMistakes } from './structuredDataMistakes.ts';
import { emptyProductMistakes, idlessMistakes, lonePartMistakes, newsletterMistakes, offMistakes, typeMistakes } from './partMistakes.ts';

/** In the order in which mistakes are worth mending. */
const RULES: readonly Rule[] = [
  jsonMistakes,
  hookMistakes,
  attributeMistakes,
  slotMistakes,
  settingMistakes,
  optionNameMistakes,
  eventMistakes,
  tagMistakes,
  pinMistakes,
  valueMistakes,
  offMistakes,
  lonePartMistakes,
  emptyProductMistakes,
  idlessMistakes,
  typeMistakes,
  variantMistakes,
  optionMistakes,
  fieldMistakes,
  unreadableMistakes,
  pickerMistakes,
  priceMistakes,
  structuredDataMistakes,
  cheapMistakes,
  formMistakes,
  newsletterMistakes,
  captchaMistakes,
  contextKeyMistakes,
  contextSettingMistakes,
  contextMistakes,
  textMistakes,
  languageMistakes,
  layerMistakes,
  sheetMistakes,
  idMistakes,
];

const NOTHING: PageFacts = { options: {}, names: { hooks: [], features: [], late: {}, events: new Set() }, served: new Map() };

/** The mistakes of a page's author, each once; the page may be one that no script has run on. */
export function findMistakes(page: Document, facts: PageFacts = NOTHING): Mistake[] {
  const found = new Map<string, Mistake>();
  for (const rule of RULES)
    for (const mistake of rule(page, facts)) if (!found.has(mistakeLine(mistake))) found.set(mistakeLine(mistake), mistake);
  return [...found.values()];
}

/** A mistake in one line: element, what stands there, the fix, and where the guide explains it. */
export const mistakeLine = ({ element, message, fix, guide }: Mistake): string =>
  `${element ? `${describeElement(element)}: ` : ''}${message}. ${fix} (guide#${guide})`;
