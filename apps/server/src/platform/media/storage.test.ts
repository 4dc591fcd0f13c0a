import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directoryStorage } from './storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-media-'));
  await writeFile(join(folder, 'secret.txt'), 'not for you');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what was saved is read, and nothing half written is left', async () => {
  const storage = directoryStorage(join(folder, 'media'));
  await storage.save('abc.webp', Buffer.from('one'));
  await Promise.all(['two', 'three'].map((text) => storage.save('abc.webp', Buffer.from(text))));
  expect(['two', 'three']).toContain(String(await storage.read('abc.webp')));
  expect(await storage.read('other.webp')).toBeNull();
  expect(await readdir(join(folder, 'media', 'ab'))).toEqual(['abc.webp']);
});

test.each([
  '../secret.txt',
  '..',
  '.',
  '',
  'a/../../secret.txt',
  '/etc/passwd',
  'a\0b',
  '.hidden',
  'x'.repeat(300),
  'a\\..\\b',
])('%j is no name of a file', async (name) => {
  const storage = directoryStorage(join(folder, 'media'));
  expect(await storage.read(name)).toBeNull();
  await expect(storage.save(name, Buffer.from('x'))).rejects.toThrow('not a media name');
});
