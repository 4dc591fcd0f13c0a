import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyChange,
  type Block,
  blockOf,
  blocksIn,
  type Change,
  documentOf,
  isAccepted,
  isAsLeft,
  makeChange,
  openDraft,
  openSession,
  type Session,
  takeIn,
  wrongTree,
} from './index.ts';
import { randomChanges, samplePage, schemas } from './sample.fixture.ts';

/** Ids are unique, and everything stands where it is accepted. */
function expectSound(root: Block): void {
  const ids = [...blocksIn(root)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(wrongTree(schemas, root)).toBeNull();
  expect(isAccepted(['page'], root.type, schemas)).toBe(true);
}

test('a change is applied whole or not at all, leaves a sound page, and its inverse restores what was there', () =>
  assert(
    property(array(randomChanges, { maxLength: 12 }), (changes) => {
      const draft = openDraft(samplePage);
      for (const ops of changes) {
        const before = blockOf(draft);
        const { inverse, refused } = applyChange(draft, { ops }, schemas);
        const after = blockOf(draft);
        expectSound(after);
        if (refused !== undefined) expect(after).toEqual(before);
        else {
          // the inverse arrives from another process
          const { inverse: again = [] } = applyChange(draft, { ops: JSON.parse(JSON.stringify(inverse)) }, schemas);
          expect(blockOf(draft)).toEqual(before);
          applyChange(draft, { ops: again }, schemas);
          expect(blockOf(draft)).toEqual(after);
        }
      }
    }),
  ));

test('what was just done is as it was left', () =>
  assert(
    property(array(randomChanges, { maxLength: 5 }), (changes) => {
      const draft = openDraft(samplePage);
      for (const ops of changes)
        if (applyChange(draft, { ops }, schemas).refused === undefined) expect(isAsLeft(draft, { ops })).toBe(true);
    }),
  ));

/** A server in a few lines: it puts changes into one order, and says which make no sense. */
function newServer() {
  const draft = openDraft(samplePage);
  const log: Change[] = [];
  return {
    root: () => blockOf(draft),
    send(base: number, changes: Change[]) {
      const refused: string[] = [];
      const missed = log.slice(base);
      for (const change of changes) {
        if (log.some(({ id }) => id === change.id)) continue;
        if (applyChange(draft, change, schemas).refused === undefined) log.push(change);
        else refused.push(change.id);
      }
      const known = new Set(missed.map(({ id }) => id));
      return {
        changes: [...missed, ...log.slice(base + missed.length).filter(({ id }) => !known.has(id))],
        refused,
        seq: log.length,
      };
    },
  };
}

const steps = oneof(
  { weight: 3, arbitrary: record({ who: integer({ min: 0, max: 2 }), does: randomChanges }) },
  {
    weight: 2,
    arbitrary: record({ who: integer({ min: 0, max: 2 }), does: constantFrom('send' as const, 'lose' as const) }),
  },
);

test('three people who change a page in any order, with answers lost, see the same in the end; nothing vanishes unsaid', () =>
  assert(
    property(array(steps, { maxLength: 60 }), (all) => {
      const server = newServer();
      const people: Session[] = [0, 1, 2].map(() => openSession(samplePage, 0, schemas));
      const sync = (person: Session, isLost = false) => {
        const answer = server.send(
          person.seq,
          person.pending.map(({ change }) => change),
        );
        if (!isLost) takeIn(person, answer.changes, answer.seq, answer.refused);
      };
      const made: string[] = [];
      for (const [number, { who, does }] of all.entries()) {
        const person = people[who] as Session;
        if (typeof does === 'string') sync(person, does === 'lose');
        else if (makeChange(person, { id: `c${number}`, label: '', ops: does }) === null) made.push(`c${number}`);
        expectSound(documentOf(person));
      }
      for (const person of [...people, ...people]) sync(person);
      for (const person of people) {
        expect(documentOf(person)).toEqual(server.root());
        expect(person.pending).toEqual([]);
      }
      const told = people.flatMap(({ setAside }) => setAside.map(({ change }) => change.id));
      const kept = server.send(0, []).changes.map(({ id }) => id);
      expect(new Set([...kept, ...told])).toEqual(new Set(made));
    }),
    { numRuns: 300 },
  ));
