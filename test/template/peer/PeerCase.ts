/** One random template with its data, for both engines. */
export interface PeerCase {
  readonly kind: 'language' | 'expressions' | 'text' | 'platform' | 'predicates' | 'i18n';
  /** The formatter, predicate or construct in question. */
  readonly about: string;
  readonly template: string;
  readonly data: unknown;
  readonly partials: Readonly<Record<string, string>>;
  readonly locale: string;
  /** The same case without what is wrong or misleading in its data, and what that was. */
  readonly simpler?: readonly { readonly case: PeerCase; readonly without: string }[];
}
