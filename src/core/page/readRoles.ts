import { readInteger } from '../../lib/readers.ts';

/**
 * The roles that an account has on this site (see `SITE_ROLE`), from the page context's `authenticatedAccount`: `roles`, else
 * `siteRoles`, else `permissions.roles`, each a list of numbers, of digits, or of `{id}` (page conventions). Empty when there is no
 * such list, or an entry of it cannot be read: then nobody can say what the account may do.
 */
export function readRoles(account: unknown): readonly number[] {
  const given = field(account, 'roles') ?? field(account, 'siteRoles') ?? field(field(account, 'permissions'), 'roles');
  if (!Array.isArray(given)) return [];
  const roles = given.map((role: unknown) => readInteger(field(role, 'id') ?? role));
  return roles.every((role) => role !== undefined) ? roles : [];
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
