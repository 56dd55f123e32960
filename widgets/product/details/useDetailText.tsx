import type { ReactNode } from 'react';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useAttributes, useReplaceContent } from '../../../src/core/ui/useWrites.ts';
import type { ProductState } from '../ProductState.ts';
import { hasChosen } from '../../../src/commerce/rules/selection.ts';

/** Shows a text of the choice in place of what the server has written, which stays until something is chosen; hidden while it is `null`. */
export function useDetailText(element: Element, state: ProductState | null, isServed: boolean, text: string | null): ReactNode {
  const isOurs = hasChosen(state) || !isServed;
  useAttributes(element, { hidden: isOurs && text === null ? '' : null });
  useReplaceContent(element, isOurs);
  return isOurs && text !== null && <Text>{text}</Text>;
}
