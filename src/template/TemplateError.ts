/** What went wrong, for programs; `message` says it to people. */
export type TemplateErrorCode =
  | 'unknown-formatter'
  | 'unknown-predicate'
  | 'invalid-arguments'
  | 'invalid-instruction'
  | 'not-allowed'
  | 'dead-code'
  | 'unclosed-block'
  | 'unclosed-comment'
  | 'expression-parse'
  | 'expression-evaluate'
  | 'partial-missing'
  | 'partial-parse'
  | 'partial-depth'
  | 'call-limit'
  | 'not-implemented'
  | 'nesting-depth'
  | 'limit'
  | 'disabled'
  | 'malformed'
  | 'error-limit'
  | 'formatter'
  | 'unexpected';

/** One fault of a template, as a value: neither compiling nor rendering throws (spec §8 "Template"). */
export interface TemplateError {
  readonly code: TemplateErrorCode;
  readonly message: string;
  /** Line of the tag's opening brace, from 1. */
  readonly line: number;
  /** Column of the tag's opening brace, from 1, in UTF-16 units. */
  readonly column: number;
  /** Name of the partial whose source `line` and `column` count in; `null` for the template itself. */
  readonly partial: string | null;
}
