import type { Feature } from './defineFeature.ts';

/** The guide’s text for an event; HTML. */
export interface EventDoc {
  readonly when: string;
  /** The names in its detail. */
  readonly detail: string;
}

/** The guide’s texts for the events; the compiler finds a missing one. */
export type EventDocs<Events extends object> = { readonly [Name in keyof Events]: EventDoc };

/** Words for people about all that a feature has. They stand apart from its tables, because no shopper needs them. */
export type FeatureDocs<Described extends Feature> =
  Described extends Feature<infer Events, infer Settings, infer Words>
    ? {
        readonly events: EventDocs<Events>;
        readonly settings: { readonly [Key in keyof Settings]: string };
        readonly texts: { readonly [Key in keyof Words]: string };
      }
    : never;
