import { readInteger } from '../../lib/readers.ts';

/**
 * An account's roles (see `SITE_ROLE`) from `authenticatedAccount`: `roles`, else `siteRoles`, else `permissions.roles`, as numbers, digits
 * or `{id}`. Empty when missing or unreadable, because its rights are then unknown.
 */
export function readRoles(account: unknown): readonly number[] {
  const given = field(account, 'roles') ?? field(account, 'siteRoles') ?? field(field(account, 'permissions'), 'roles');
  if (!Array.isArray(given)) return [];
  const roles = given.map((role: unknown) => readInteger(field(role, 'id') ?? role));
  return roles.every((role) => role !== undefined) ? roles : [];
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
