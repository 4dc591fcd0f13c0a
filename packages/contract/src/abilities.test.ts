import { expect, test } from 'vitest';
import { type OperationName, operationsFor } from './abilities.ts';
import * as contract from './index.ts';
import { grants, mayCall } from './roles.ts';

const may = (permissions: readonly string[], name: OperationName) => mayCall(operationsFor(permissions), name);

test('an operation requires all of its permissions', () => {
  expect(may(['CONTACTS.MODIFY'], 'contacts.createContact')).toBe(true);
  expect(may(['CONTACTS.MODIFY'], 'contacts.updateContact')).toBe(false);
  expect(may(['CONTACTS.*'], 'contacts.updateContact')).toBe(true);
  expect(may(['*'], 'team.transferOwnership')).toBe(true);
});

test('an operation without permissions is open to the whole team', () => {
  expect(may([], 'productsV3.searchProducts')).toBe(true);
});

test('the list matches the permit of every operation', () => {
  for (const permissions of [[], ['*'], ['WIX_STORES.*'], ...contract.staffRoles.map((role) => role.permissions)]) {
    const listed = operationsFor(permissions);
    for (const [service, members] of Object.entries(contract)) {
      for (const { name, permit, mounts } of Object.values(members ?? {}) as contract.Operation[]) {
        if (!mounts) continue;
        const isAllowed =
          permit.callers.includes('staff') && permit.permissions.every((permission) => grants(permissions, permission));
        expect([service, name, mayCall(listed, `${service}.${name}`)]).toEqual([service, name, isAllowed]);
      }
    }
  }
});

test('the list of operations for owners is short', () => {
  expect(JSON.stringify(operationsFor(['*'])).length).toBeLessThan(4_000);
});

test('an unknown operation does not compile', () => {
  // @ts-expect-error the operation does not exist
  may(['*'], 'brands.createBrnad');
});
