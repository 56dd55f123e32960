export interface PeerCase {
  readonly kind: 'language' | 'expressions' | 'text' | 'platform' | 'predicates' | 'i18n';
  readonly about: string;
  readonly template: string;
  readonly data: unknown;
  readonly partials: Readonly<Record<string, string>>;
  readonly locale: string;
  /** The same case without its misleading data, and a description of that. */
  readonly simpler?: readonly { readonly case: PeerCase; readonly without: string }[];
}
