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

/** One fault of a template, returned as a value: neither compiling nor rendering throws. */
export interface TemplateError {
  readonly code: TemplateErrorCode;
  readonly message: string;
  readonly line: number;
  /** Column of the tag's opening brace, from 1, in UTF-16 units. */
  readonly column: number;
  /** Name of the partial whose source `line` and `column` refer to; `null` for the template itself. */
  readonly partial: string | null;
}
