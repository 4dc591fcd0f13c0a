import { expect, test } from 'vitest';
import { accepts, type Property } from './block-schema.ts';
import type { Value } from './document.ts';

const moment: Property = { kind: 'date', label: 'Until' };
const film: Property = { kind: 'file', label: 'Film', of: ['VIDEO'] };

test.each<[Value, boolean]>([
  ['2026-12-24T17:00:00.000Z', true],
  ['2026-12-24T17:00Z', true],
  ['2026-12-24', false],
  ['2026-13-24T17:00Z', false],
  ['tomorrow', false],
  [1_800_000_000, false],
])('%s is a moment: %s', (value, isOne) => expect(accepts(moment, value)).toBe(isOne));

test.each<[Value, boolean]>([
  [{ id: 'film.mp4', name: 'Film', bytes: 1200, width: 1920, height: 1080, poster: 'still.webp' }, true],
  [{ id: 'film.mp4' }, true],
  [{ name: 'Film' }, false],
  [{ id: 'film.mp4', bytes: -1 }, false],
  [{ id: 'film.mp4', bytes: 1.5 }, false],
  [{ id: 'film.mp4', url: 'https://example.org/film.mp4' }, false],
  [{ id: 'film.mp4', poster: 7 }, false],
  ['film.mp4', false],
])('%j is a file: %s', (value, isOne) => expect(accepts(film, value)).toBe(isOne));
