import { drawBowl } from './pictures/drawBowl.ts';
import { drawCosy } from './pictures/drawCosy.ts';
import { drawMug } from './pictures/drawMug.ts';
import { drawGiftCard, drawNotebook } from './pictures/drawPaper.ts';
import { drawPlates } from './pictures/drawPlates.ts';
import { drawCandle, drawScoop, drawSeconds } from './pictures/drawTable.ts';
import { drawTeapot } from './pictures/drawTeapot.ts';
import { drawTin } from './pictures/drawTin.ts';
import { drawTowel } from './pictures/drawTowel.ts';
import { drawVase } from './pictures/drawVase.ts';
import { drawBadge, drawShelf, drawWheel } from './pictures/drawWorkshop.ts';

export const PICTURES: Readonly<Record<string, () => string>> = {
  'breakfast-mug-oat': () => drawMug({ glaze: 'oat', backdrop: 'sand' }),
  'breakfast-mug-sea': () => drawMug({ glaze: 'sea', backdrop: 'sand' }),
  'breakfast-mug-ink': () => drawMug({ glaze: 'ink', backdrop: 'sand' }),
  'name-mug': () => drawMug({ glaze: 'cream', backdrop: 'mist', stamp: 'EDITH' }),
  'stoneware-teapot': () => drawTeapot('moss', 'leaf'),
  mending: () => drawTeapot('ink', 'dusk', true),
  'everyday-bowl': () => drawBowl('sea', 'mist'),
  'supper-plates-oat': () => drawPlates('oat', 'mist'),
  'supper-plates-sea': () => drawPlates('sea', 'mist'),
  'supper-plates-moss': () => drawPlates('moss', 'mist'),
  'bud-vase': () => drawVase('cream', 'dusk'),
  'tea-cosy-rust': () => drawCosy('rust', 'sand'),
  'tea-cosy-moss': () => drawCosy('moss', 'sand'),
  'tea-cosy-ink': () => drawCosy('ink', 'sand'),
  'tea-cosy-cream': () => drawCosy('cream', 'sand'),
  'tea-towel-sea': () => drawTowel('sea', 'mist', 'stripe'),
  'tea-towel-moss': () => drawTowel('moss', 'mist', 'stripe'),
  'tea-towel-rust': () => drawTowel('rust', 'mist', 'check'),
  'harbour-blend': () => drawTin({ name: ['Harbour', 'Blend'], colour: 'ink', leaf: '#3b2a1e', backdrop: 'sand' }),
  'bonfire-lapsang': () => drawTin({ name: ['Bonfire', 'Lapsang'], colour: 'rust', leaf: '#2b211b', backdrop: 'dusk' }),
  'morning-sencha': () => drawTin({ name: ['Morning', 'Sencha'], colour: 'moss', leaf: '#5f7a3a', backdrop: 'leaf' }),
  'gift-card': drawGiftCard,
  'glaze-notebook': drawNotebook,
  'evening-at-the-wheel': drawWheel,
  'kiln-shelf': drawShelf,
  'kettle-club': drawBadge,
  seconds: drawSeconds,
  'beeswax-candle-plain': () => drawCandle('wax'),
  'beeswax-candle-fig': () => drawCandle('fig'),
  'beeswax-candle-smoke': () => drawCandle('smoke'),
  'cherry-tea-scoop': drawScoop,
};
