import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from './s3.fixture.ts';
import { s3Stores } from './s3-storage.ts';
import { directoryStorage, type MediaStorage } from './storage.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startS3>>;
let stores: Record<'disk' | 'S3', MediaStorage>;
let others: MediaStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-media-'));
  await writeFile(join(folder, 'secret.txt'), 'not for you');
  server = await startS3(join(folder, 's3'));
  const bucket = await s3Stores(server.settings);
  stores = { disk: directoryStorage(join(folder, 'media')), S3: bucket.public };
  others = bucket.private;
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const textOf = async (stream: Promise<Readable>): Promise<string> => String(await buffer(await stream));

describe.each(['disk', 'S3'] as const)('on %s', (kind) => {
  test('saved files are read, whole and in parts', async () => {
    const storage = stores[kind];
    await storage.save('abc.webp', Buffer.from('0123456789'));
    expect(String(await storage.read('abc.webp'))).toBe('0123456789');
    expect(await storage.sizeOf('abc.webp')).toBe(10);
    expect(await textOf(storage.stream('abc.webp'))).toBe('0123456789');
    expect(await textOf(storage.stream('abc.webp', { start: 2, end: 4 }))).toBe('234');
    expect(await textOf(storage.stream('abc.webp', { start: 9, end: 9 }))).toBe('9');
  });

  test('a missing file is null, and can be deleted all the same', async () => {
    const storage = stores[kind];
    expect([await storage.read('other.webp'), await storage.sizeOf('other.webp')]).toEqual([null, null]);
    await storage.remove('other.webp');
    await storage.save('gone.webp', Buffer.from('x'));
    await storage.remove('gone.webp');
    expect(await storage.read('gone.webp')).toBeNull();
  });

  test('a file on disk is moved in', async () => {
    const path = join(folder, `arrived-${kind}`);
    await writeFile(path, 'film');
    await stores[kind].moveIn('film.mp4', path);
    expect(String(await stores[kind].read('film.mp4'))).toBe('film');
    await expect(access(path)).rejects.toThrow('ENOENT');
  });

  test('the last save wins, and no half-written file is visible', async () => {
    const storage = stores[kind];
    await Promise.all(['two', 'three'].map((text) => storage.save('race.webp', Buffer.from(text))));
    expect(['two', 'three']).toContain(String(await storage.read('race.webp')));
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
    expect([await stores[kind].read(name), await stores[kind].sizeOf(name)]).toEqual([null, null]);
    await expect(async () => stores[kind].save(name, Buffer.from('x'))).rejects.toThrow('not a media name');
  });
});

test('nothing is left beside the files', async () => {
  expect(await readdir(join(folder, 'media', 'ra'))).toEqual(['race.webp']);
});

test('private files are kept apart', async () => {
  expect(await others.read('abc.webp')).toBeNull();
});
