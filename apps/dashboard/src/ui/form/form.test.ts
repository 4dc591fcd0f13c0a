import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../../', import.meta.url);

test('every form of the dashboard uses Form', () => {
  const others = globSync('**/*.tsx', { cwd: source })
    .filter((path) => path !== 'ui/form/form.tsx')
    .filter((path) => /<form\b|component="form"|\bonSubmit=/.test(readFileSync(new URL(path, source), 'utf8')));
  expect(others).toEqual([]);
});
