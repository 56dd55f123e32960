/** The purposes that a visitor can allow. `saleOfData` is also the sharing of data for advertising on other sites. */
export const PURPOSES = ['analytics', 'marketing', 'preferences', 'saleOfData'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** The consent that counts now; `null`: no answer yet. */
export type ConsentState = { readonly [Name in Purpose]: boolean | null };

/** A visitor's answer. The last two follow `marketing` where a page's own banner does not ask for them. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly preferences?: boolean;
  readonly saleOfData?: boolean;
}

/** The same answer to every purpose. */
export const answerAll = <Answer extends boolean | null>(answer: Answer): { readonly [Name in Purpose]: Answer } => ({
  analytics: answer,
  marketing: answer,
  preferences: answer,
  saleOfData: answer,
});

/** The visitor's consent, as the page's banner uses it. */
export interface ConsentAccess {
  /** `null` while unknown (use `subscribe`), and in the site's editor. */
  get(): ConsentState | null;
  set(choice: ConsentChoice): Promise<{ readonly ok: boolean }>;
  /** Calls back once the consent is known, and at each change. Returns its off. */
  subscribe(listener: (state: ConsentState) => void): () => void;
  /** Whether the visitor is to be asked. */
  isAsking(): boolean;
  /** Whether the browser refuses for its user. */
  isRefusedByBrowser(): boolean;
}
