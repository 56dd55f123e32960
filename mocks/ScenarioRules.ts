/** Which API requests a scenario concerns: of the shop, where reads are GET and HEAD, or those that only tell facts (analytics). */
export type Target = 'all' | 'reads' | 'writes' | 'facts';

/** What one scenario does to the requests that it concerns. Each rule is optional; without any the host works as it should. */
export interface ScenarioRules {
  /** One line for the person who chooses it. */
  readonly description: string;
  readonly on: Target;
  /** Wait before the answer leaves, in ms. `turn` counts the requests concerned from 0 since the scenario began. */
  readonly delayMs?: (turn: number) => number;
  /** An answer in place of the host's work; `null` = the host works this time. */
  readonly instead?: (turn: number) => Response | null;
  /** What becomes of the host's answer, after it has done its work. */
  readonly after?: (answer: Response) => Response | Promise<Response>;
  readonly crumb?: 'refused' | 'refused-once';
  readonly cookies?: 'ignored';
  /** Adds find nothing left. */
  readonly soldOut?: true;
  /** Forms: no key is handed out. */
  readonly noFormKey?: true;
  /** What becomes of a form that is sent: an error for each of its fields, or this answer. */
  readonly form?: 'errors' | { readonly status: number; readonly body: unknown };
  /** What becomes of every code that a visitor applies. */
  readonly coupons?: 'unknown' | 'expired';
  /** No item is known. */
  readonly emptyShop?: true;
}
