import type { ScenarioChoice } from '../chooseScenario.ts';
import type { RequestRecord } from '../RequestRecord.ts';

/** A choice that the page's address makes, as the server of the page knows it. */
export interface PanelOption {
  readonly label: string;
  /** The parameter of the address. */
  readonly name: string;
  /** Value and label; '' leaves the parameter out. */
  readonly values: readonly (readonly [value: string, label: string])[];
}

/** State and actions of the panel. */
export interface PanelSource {
  /** Oldest first. */
  readonly log: () => readonly RequestRecord[];
  /** Calls back when the log has changed; returns its off. */
  readonly watchLog: (listener: () => void) => () => void;
  /** For visitors who have chosen none. */
  readonly scenario: ScenarioChoice;
  readonly reset: () => void | Promise<void>;
  readonly options?: readonly PanelOption[];
  /** Links to states that are pages of their own. */
  readonly links?: readonly (readonly [label: string, href: string])[];
  /** Fills the cart of the state "100 lines". */
  readonly product: { readonly itemId: string; readonly sku: string | null };
}
