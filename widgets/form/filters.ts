/** Filters of what forms send. */
export interface FormFilters {
  /** The values of a form's hidden fields as it is sent, by the fields' ids. No other field can be changed. */
  'form-values': {
    readonly value: Readonly<Record<string, string>>;
    readonly detail: {
      readonly formId: string;
      /** The fields' names: those of the query parameters that they may take their values from. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
}
