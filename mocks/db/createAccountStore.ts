export interface HostCustomer {
  readonly email: string;
  readonly password: string;
  readonly isLocked?: true;
}

/** Customers, their sessions and their carts, kept in memory. */
export interface AccountStore {
  readonly customers: readonly HostCustomer[];
  isOpen(token: string): boolean;
  /** Opens a session; returns the token of the cart that the customer's last one left, `null` without one. */
  open(token: string, email: string): string | null;
  /** Closes a session; its cart stays with the customer. */
  close(token: string, cartToken: string | null): void;
}

const CUSTOMERS: readonly HostCustomer[] = [
  { email: 'anna@example.com', password: 'kettle' },
  { email: 'locked@example.com', password: 'kettle', isLocked: true },
];

export function createAccountStore(): AccountStore {
  const sessions = new Map<string, string>();
  const carts = new Map<string, string | null>();
  return {
    customers: CUSTOMERS,
    isOpen: (token) => sessions.has(token),
    open(token, email) {
      sessions.set(token, email);
      return carts.get(email) ?? null;
    },
    close(token, cartToken) {
      carts.set(sessions.get(token) ?? '', cartToken);
      sessions.delete(token);
    },
  };
}
