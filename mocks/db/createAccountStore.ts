export interface HostCustomer {
  readonly email: string;
  readonly password: string;
  readonly isLocked?: true;
}

/** Customers and their sessions, kept in memory. */
export interface AccountStore {
  readonly customers: readonly HostCustomer[];
  /** Tokens of open sessions. */
  readonly tokens: ReadonlySet<string>;
  open(token: string): void;
  close(token: string): void;
}

const CUSTOMERS: readonly HostCustomer[] = [
  { email: 'anna@example.com', password: 'kettle' },
  { email: 'locked@example.com', password: 'kettle', isLocked: true },
];

export function createAccountStore(): AccountStore {
  const tokens = new Set<string>();
  return { customers: CUSTOMERS, tokens, open: (token) => void tokens.add(token), close: (token) => void tokens.delete(token) };
}
