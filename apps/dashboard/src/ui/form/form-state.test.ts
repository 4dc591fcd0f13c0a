import { expect, test } from 'vitest';
import { followed, openForm, reached, rebased, reset, settled } from './form-state.ts';
import { partsOf } from './parts.ts';

type Place = { revision: number; name: string; city: string };
type Values = { name: string; city: string };
const read = ({ name, city }: Place): Values => ({ name, city });
const place: Place = { revision: 1, name: 'Shop', city: 'Bonn' };
const reading = { read, parts: partsOf({}, read(place)) };
const opened = openForm(reading, place);
const typed = (change: Partial<Values>) => ({ ...opened, values: { ...opened.values, ...change } });

test('a form starts with the saved values and with unsaved initial edits', () => {
  expect(opened.values).toEqual({ name: 'Shop', city: 'Bonn' });
  const started = openForm({ ...reading, unsaved: (saved: Values) => ({ ...saved, city: 'Köln' }) }, place);
  expect(started).toMatchObject({ base: { city: 'Bonn' }, values: { city: 'Köln' } });
  expect(reset(started).values).toEqual({ name: 'Shop', city: 'Bonn' });
});

test('sent values are saved, values typed since then are not', () => {
  const sent = { name: 'Store', city: 'Bonn' };
  const now = { ...typed({ name: 'Store', city: 'Köln' }), hasTried: true };
  const saved = settled(now, reading, sent, { revision: 2, name: 'Store', city: 'Bonn' });
  expect(saved).toMatchObject({ base: sent, values: { name: 'Store', city: 'Köln' }, hasTried: false });
  expect(saved.entity.revision).toBe(2);
});

test('a save that fails halfway goes on from where it came to', () => {
  const now = typed({ name: 'Store', city: 'Köln' });
  const halfway = reached(now, reading, { revision: 2, name: 'Store', city: 'Bonn' });
  expect(halfway).toMatchObject({ entity: { revision: 2 }, base: { name: 'Store', city: 'Bonn' }, values: now.values });
});

test('another person’s version is merged, with one’s own edits on top', () => {
  const theirs = { revision: 2, name: 'Store', city: 'Bonn' };
  expect(rebased(typed({ city: 'Köln' }), reading, theirs)).toMatchObject({
    entity: theirs,
    values: { name: 'Store', city: 'Köln' },
    conflicts: [],
  });
  expect(rebased(typed({ name: 'Booth' }), reading, theirs)).toMatchObject({
    values: { name: 'Booth' },
    conflicts: ['name'],
  });
});

test('reloaded data is merged silently unless both sides changed the same part', () => {
  expect(followed(opened, reading, { revision: 2, name: 'Store', city: 'Bonn' })).toMatchObject({
    values: { name: 'Store' },
    conflicts: null,
  });
  const theirs = { revision: 2, name: 'Store', city: 'Bonn' };
  expect(followed(typed({ name: 'Booth' }), reading, theirs).conflicts).toEqual(['name']);
});

test('conflicts stay listed until they are saved, however often the other version is loaded', () => {
  const theirs = { revision: 2, name: 'Store', city: 'Bonn' };
  const once = followed(typed({ name: 'Booth' }), reading, theirs);
  expect(rebased(once, reading, { ...theirs, revision: 3, city: 'Ulm' }).conflicts).toEqual(['name']);
  expect(settled(once, reading, once.values, { ...theirs, name: 'Booth' }).conflicts).toBeNull();
});
