import { describe, expect, it } from 'vitest';
import { readRoles } from '../../../src/core/page/readLogin.ts';

describe('the roles of an account', () => {
  it.each<[string, unknown, readonly number[]]>([
    ['numbers', { roles: [10] }, [10]],
    ['digits', { roles: ['10', '3'] }, [10, 3]],
    ['under another name', { siteRoles: [1] }, [1]],
    ['among the permissions, as records', { permissions: { roles: [{ id: 10 }, { id: '8' }] } }, [10, 8]],
    ['none at all', { roles: [] }, []],
    ['an account that says nothing of them', { id: 'a1' }, []],
    ['a list of which one cannot be read', { roles: [10, 'owner'] }, []],
    ['something else', { roles: 'viewer' }, []],
    ['an account that is only true', true, []],
  ])('are read from %s', (_, account, roles) => expect(readRoles(account)).toEqual(roles));
});
