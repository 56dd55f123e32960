/** The requests a scenario applies to: the shop's (reads are GET and HEAD) or analytics facts. */
export type Target = 'all' | 'reads' | 'writes' | 'facts';

/** The changes that a scenario makes; every rule is optional. */
export interface ScenarioRules {
  /** One line for the person who chooses it. */
  readonly description: string;
  readonly on: Target;
  readonly delayMs?: (turn: number) => number;
  /** A response instead of the host's; `null` = the host responds this time. */
  readonly instead?: (turn: number) => Response | null;
  /** Changes the host's response after it has done its work. */
  readonly after?: (answer: Response) => Response | Promise<Response>;
  readonly crumb?: 'refused' | 'refused-once';
  readonly cookies?: 'ignored';
  /** Everything is sold out when it is added. */
  readonly soldOut?: true;
  /** Forms get no submission key. */
  readonly noFormKey?: true;
  /** Result of a submitted form: an error for each field, or this response. */
  readonly form?: 'errors' | { readonly status: number; readonly body: unknown };
  readonly coupons?: 'unknown' | 'expired';
  readonly emptyShop?: true;
}
