import { expect, test } from 'vitest';
import { type Place, type Share, type TurnLimits, turns } from './turns.ts';

const limits: TurnLimits = { atOnce: 2, waiting: 100, waitingOfSite: 100, waitingOfClient: 100 };

/** Work that says when it begins, and goes on until it is told to leave. */
function workshop(changes: Partial<TurnLimits> = {}) {
  const { enter } = turns({ ...limits, ...changes });
  const places = new Map<string, Place>();
  const begun: string[] = [];
  const begin = (name: string, place: Place | null) => {
    if (!place) return void begun.push(`${name} is turned away`);
    places.set(name, place);
    begun.push(place.isLent ? `${name}, lent` : name);
  };
  const known = (name: string) => places.get(name) ?? expect.fail(`${name} has not begun`);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    async add(name: string, share: Share) {
      void enter(share).then((place) => begin(name, place));
      await settled();
    },
    async leave(name: string) {
      known(name).leave();
      await settled();
    },
    async exchange(name: string) {
      void known(name)
        .exchange()
        .then((place) => begin(name, place));
      await settled();
    },
    /** What has begun since the last call. */
    begun: () => begun.splice(0),
  };
}

test('sites take turns, however much one of them has waiting', async () => {
  const { add, leave, begun } = workshop({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) await add(name, { site: name.charAt(0) });
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await leave(name);
  expect(begun()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a site without a place comes before one that has one', async () => {
  const { add, leave, begun } = workshop();
  for (const name of ['a1', 'b1', 'a2', 'c1']) await add(name, { site: name.charAt(0) });
  await leave('b1');
  expect(begun()).toEqual(['a1', 'b1', 'c1']);
});

test('a second place is lent; what leaves it waits for the place of its own site', async () => {
  const { add, leave, exchange, begun } = workshop();
  for (const name of ['a1', 'a2', 'a3', 'b1']) await add(name, { site: name.charAt(0) });
  expect(begun()).toEqual(['a1', 'a2, lent']);
  await exchange('a2');
  expect(begun()).toEqual(['b1']);
  await leave('b1');
  expect(begun()).toEqual(['a3, lent']);
  await leave('a1');
  expect(begun()).toEqual([]);
  await leave('a3');
  expect(begun()).toEqual(['a2']);
});

test('what is too much is turned away: in all, for one site, for one client', async () => {
  const { add, leave, begun } = workshop({ atOnce: 1, waiting: 4, waitingOfSite: 3, waitingOfClient: 2 });
  await add('first', { site: 'a', client: 'x' });
  for (const name of ['x1', 'x2', 'x3']) await add(name, { site: 'a', client: 'x' });
  expect(begun()).toEqual(['first', 'x3 is turned away']);
  for (const name of ['a3', 'a4']) await add(name, { site: 'a' });
  expect(begun()).toEqual(['a4 is turned away']);
  for (const name of ['b1', 'b2']) await add(name, { site: 'b' });
  expect(begun()).toEqual(['b2 is turned away']);
  await leave('first');
  await add('x4', { site: 'b', client: 'x' });
  expect(begun()).toEqual(['x1']);
});
