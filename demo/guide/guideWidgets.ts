import { cartWidgets } from './cartWidgets.ts';
import type { GuideWidget } from './GuideWidget.ts';
import { pageWidgets } from './pageWidgets.ts';
import { productWidgets } from './productWidgets.ts';

export const guideWidgets: readonly GuideWidget[] = [...productWidgets, ...cartWidgets, ...pageWidgets];
