import { useInsertionEffect } from 'react';
import { useShop } from './ShopContext.ts';

/**
 * Adds a style sheet while any widget uses it. Constructable style sheets need no `unsafe-inline`; browsers without them use the theme's
 * style only.
 */
export function useStyles(css: string): void {
  const { styles } = useShop().settings;
  useInsertionEffect(() => styles.use(css), [css, styles]);
}
