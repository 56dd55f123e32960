import { defineWidget } from '../../../src/core/mount/defineWidget.ts';
import { parts } from './Quantity.tsx';

export const quantity = defineWidget({ name: 'quantity', load: () => Promise.resolve(parts) });
