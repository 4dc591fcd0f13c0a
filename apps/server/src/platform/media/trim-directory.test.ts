import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trimDirectory } from './trim-directory.ts';

test('the oldest files are deleted until the rest fits', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'stoa-trim-'));
  try {
    for (const [age, name] of ['newest', 'older', 'oldest'].entries()) {
      await writeFile(join(directory, name), 'x'.repeat(100));
      const date = new Date(Date.UTC(2026, 0, 10 - age));
      await utimes(join(directory, name), date, date);
    }
    await trimDirectory(directory, 250);
    expect((await readdir(directory)).sort()).toEqual(['newest', 'older']);
    await trimDirectory(directory, 250);
    expect(await readdir(directory)).toHaveLength(2);
  } finally {
    await rm(directory, { recursive: true });
  }
});

test('a missing directory is small enough', async () => {
  await expect(trimDirectory(join(tmpdir(), 'stoa-not-there'), 1)).resolves.toBeUndefined();
});
