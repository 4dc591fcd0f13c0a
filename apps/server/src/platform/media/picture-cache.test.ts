import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureCache } from './picture-cache.ts';

test('the cache stays within its size while it is written, whatever sizes are requested', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'stoa-pictures-'));
  try {
    const cache = pictureCache(directory, 10_000);
    for (let n = 0; n < 100; n++) {
      await cache.save('abcdef.webp', `${n}.webp`, Buffer.alloc(500));
      expect((await cache.read('abcdef.webp', `${n}.webp`))?.length).toBe(500);
    }
    const files = (await readdir(directory, { recursive: true })).filter((name) => /\d\.webp$/.test(name));
    expect(files.length).toBeGreaterThanOrEqual(19);
    expect(files.length).toBeLessThanOrEqual(22);
  } finally {
    await rm(directory, { recursive: true });
  }
});
