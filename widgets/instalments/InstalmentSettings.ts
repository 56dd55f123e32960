export interface InstalmentSettings {
  /** Address of the provider's page, with the placeholders {language} and {country}. */
  readonly instalmentPage: string;
}
