import { defineWidget } from '../../../src/core/mount/defineWidget.ts';
import { parts } from './Variants.tsx';

export const variants = defineWidget({ name: 'variants', load: () => Promise.resolve(parts) });
