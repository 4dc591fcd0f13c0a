import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@stoa/contract';
import { loadDashboardMessages } from '@stoa/messages/dashboard';
import { dashboardLanguages } from '@stoa/messages/languages';
import { saidIn } from '@stoa/messages/server-words';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** The codes that operations answer which the dashboard calls. */
function codesOfOperations(): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: src });
  const code = files.map((file) => readFileSync(join(src, file), 'utf8')).join('\n');
  const called = new Set([...code.matchAll(/\bapi\w*(?:\([^)]*\))?\s*\.\w+\s*\.(\w+)/g)].map(([, name]) => name));
  const all = [...operations.values()].filter(({ name }) => called.has(name.split('.').pop()));
  return new Set(all.flatMap(({ errors = [] }) => errors));
}

test.each(dashboardLanguages.filter((language) => language !== 'en'))(
  'what the dashboard is refused is said in %s',
  async (language) => {
    const { failureNames } = await loadDashboardMessages(language, ['failureNames']);
    const codes = codesOfOperations();
    expect(codes.size).toBeGreaterThan(300);
    expect([...codes].filter((code) => !failureNames[code])).toEqual([]);
  },
);

test('what is wrong with a field is said in German, with its limits', async () => {
  const { violationNames } = await loadDashboardMessages('de', ['violationNames']);
  const said = (text: string) => saidIn(violationNames, text);
  expect(said('is required')).toBe('ist erforderlich');
  expect(said('must NOT have more than 80 characters')).toBe('darf höchstens 80 Zeichen haben');
  expect(said('must be an amount of EUR above 0')).toBe('muss ein Betrag in EUR über 0 sein');
  expect(said('is no carrier of ours')).toBe('is no carrier of ours');
  expect(['constructor', '__proto__', 'toString'].map(said)).toEqual(['constructor', '__proto__', 'toString']);
});

test('what stands in a text is said in German, too', () => {
  const reasons = { 'The product was left out: {}': 'Ausgelassen: {}', 'The name is empty.': 'Der Name ist leer.' };
  expect(saidIn(reasons, 'The product was left out: The name is empty. It is odd.')).toBe(
    'Ausgelassen: Der Name ist leer. It is odd.',
  );
});
