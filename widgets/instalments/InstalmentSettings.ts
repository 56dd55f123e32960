/** What the site has settled for instalments. */
export interface InstalmentSettings {
  /** Address of the instalment provider's explanation, with the placeholders {language} and {country}. */
  readonly instalmentPage: string;
}
