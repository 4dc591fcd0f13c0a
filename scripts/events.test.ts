import * as contract from '@stoa/contract';
import { expect, test } from 'vitest';
import { eventGroups, unannounced } from './events.ts';

const groups = eventGroups(contract);
const missing = (name: string, sources: string) =>
  unannounced(
    groups.filter(([group]) => group === name),
    sources,
  ).map(({ slug }) => slug);

test('every event of the contract belongs to an exported group', () => {
  const inGroups = groups.flatMap(([, group]) => Object.values(group).map(({ type }) => type));
  expect(inGroups.sort()).toEqual([...contract.declaredEvents.keys()].sort());
});

test('an event that is never announced is found', () => {
  expect(missing('cartEvents', 'emit(tx, cartEvents.updated(cart)); emit(tx, cartEvents.deleted(id))')).toEqual([
    'created',
  ]);
});

test('a subscription to an event does not count as announcing it', () => {
  expect(missing('tagEvents', 'on(tagEvents.updated, handle)')).toEqual(['created', 'updated', 'deleted']);
});

test('events of a resource and events selected by name count as announced', () => {
  expect(missing('tagEvents', 'emit(tx, tagEvents[what](tag))')).toEqual([]);
  expect(missing('badgeEvents', 'emit(tx, badgeEvents[what](badge))')).toEqual(['deleted']);
  expect(missing('brandEvents', 'resource({ events: brandEvents })')).toEqual([]);
});
