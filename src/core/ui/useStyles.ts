import { useInsertionEffect } from 'react';
import { useShop } from './ShopContext.ts';

/**
 * Puts a widget's style sheet on the page for as long as any widget uses it. Constructable style sheets need no `unsafe-inline`
 * in a strict content security policy; a browser that has none shows the widget in the theme's style alone.
 */
export function useStyles(css: string): void {
  const { styles } = useShop().settings;
  useInsertionEffect(() => styles.use(css), [css, styles]);
}
