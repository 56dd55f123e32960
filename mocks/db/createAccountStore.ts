/** A customer whom the host knows. */
export interface HostCustomer {
  readonly email: string;
  readonly password: string;
  readonly isLocked?: true;
}

/** Who may log in, and who has; forgotten with the host's process. */
export interface AccountStore {
  readonly customers: readonly HostCustomer[];
  /** Tokens of those who are logged in. */
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
