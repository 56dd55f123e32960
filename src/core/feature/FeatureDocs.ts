import type { Feature } from './defineFeature.ts';

/** What the guide says of an event; HTML. */
export interface EventDoc {
  readonly when: string;
  /** The names in its detail. */
  readonly detail: string;
}

/** What the guide says of each event; the compiler finds one that is missing. */
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
