import { defineWidget } from '../../../src/kit.ts';

export const wishList = defineWidget({ name: 'wish-list', load: () => import('./WishList.tsx').then((module) => module.parts) });
