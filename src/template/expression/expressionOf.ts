import type { Tag } from '../language/code.ts';
import type { Expression } from './expression.ts';
import { parseExpression } from './parseExpression.ts';

const NOTHING: Expression = { parts: [], isTraced: false };

/** The expression of an `.eval`, parsed at the first call; one that cannot be parsed prints nothing. */
export function expressionOf(tag: Tag): Expression {
  return (tag.expression ??= parsed(tag.text));
}

function parsed(text: string): Expression {
  const result = parseExpression(text);
  return result.ok ? result.value : NOTHING;
}

/** What is wrong with the source of an expression; empty if nothing is. */
export function expressionFault(tag: Tag): string {
  const result = parseExpression(tag.text);
  if (!result.ok) return result.error;
  tag.expression = result.value;
  return '';
}
