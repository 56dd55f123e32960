import type { Tag } from '../language/code.ts';
import type { Expression } from './expression.ts';
import { parseExpression } from './parseExpression.ts';

const NOTHING: Expression = { parts: [], isTraced: false };

/** Parsed on first use; a faulty expression prints nothing. */
export function expressionOf(tag: Tag): Expression {
  return (tag.expression ??= parsed(tag.text));
}

function parsed(text: string): Expression {
  const result = parseExpression(text);
  return result.ok ? result.value : NOTHING;
}

/** The fault of an expression; empty if there is none. */
export function expressionFault(tag: Tag): string {
  const result = parseExpression(tag.text);
  if (!result.ok) return result.error;
  tag.expression = result.value;
  return '';
}
