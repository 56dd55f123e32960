import type { hookDocs } from '../../src/diagnostics/docs.ts';

/** The guide's handwritten part about a widget; everything else comes from the lists of public names. Words are HTML. */
export interface GuideWidget {
  /** Its example's file, and its address below `/guide/widgets/`. */
  readonly slug: string;
  readonly title: string;
  /** One sentence about its purpose. */
  readonly intro: string;
  /** The values of `data-storefront` that its page explains. */
  readonly hooks: readonly (keyof typeof hookDocs)[];
  readonly words?: string;
  /** A page of the demo in the platform's markups, and what it has of the widget there: of version 7, 7.1 and 8. */
  readonly served?: readonly [page: string, a: string | null, b: string | null, c: string | null];
  /** Fields of product data that it reads. */
  readonly fields?: readonly string[];
  /** Attributes that it reads, besides `data-storefront`. */
  readonly attributes?: readonly string[];
  /** Attributes that it writes, with their values. */
  readonly out?: Readonly<Record<string, string>>;
  readonly events?: readonly string[];
  readonly settings?: readonly string[];
  readonly filters?: readonly string[];
  readonly slots?: readonly string[];
  /** Which keys of texts it shows. */
  readonly texts?: RegExp;
  /** Which custom properties it reads or writes, without `--storefront-`. */
  readonly tokens?: readonly string[];
  /** The keys that operate it. */
  readonly keys?: string;
  /** The announcements to assistive technology. */
  readonly announced?: string;
}
