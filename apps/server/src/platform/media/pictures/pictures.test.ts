import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { HOUR_MS } from '../../durations.ts';
import { hostilePictures } from './hostile-pictures.fixture.ts';
import { openPictures, type PictureSettings, type Pictures } from './pictures.ts';

let directory: string;
let picture: string;
const hostile: Record<string, string> = {};
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stoa-pictures-'));
  picture = join(directory, 'a.png');
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toFile(picture);
  for (const [name, svg] of Object.entries(hostilePictures)) {
    hostile[name] = join(directory, `${name}.svg`);
    await writeFile(hostile[name], svg);
  }
});
afterAll(() => rm(directory, { recursive: true }));

const log = { error: (_details: object, message: string) => expect.fail(message) };
function open(settings: Partial<PictureSettings> = {}) {
  const pictures = openPictures({ deadlineMs: 1000, log, ...settings });
  onTestFinished(() => pictures.stop());
  return pictures;
}
const site = { site: 'a' };
/** Has a process started, which is the one that draws next. */
async function started(pictures: Pictures): Promise<number> {
  expect(await pictures.measure(picture, site)).toEqual(size);
  return pictures.processIds()[0] ?? expect.fail('there is none');
}
const size = { width: 40, height: 20 };
const tooCostly = expect.objectContaining({ failed: 'TOO_COSTLY' });
const wanted = {
  crop: null,
  mode: 'fill',
  width: 8,
  height: 8,
  anchor: 'c',
  blur: 0,
  quality: 80,
  format: 'webp',
} as const;

test('pictures are checked, measured and transformed in another process', async () => {
  const pictures = open();
  expect(pictures.processIds()).toEqual([]);
  const checked = await pictures.check(picture, site);
  expect(checked).toMatchObject({ ...size, bytes: expect.any(Buffer), hash: expect.any(Buffer) });
  expect(await pictures.measure(picture, site)).toEqual(size);
  const bytes = (checked as { bytes: Buffer }).bytes;
  const made = await pictures.transform(async () => bytes, wanted, site);
  expect(await sharp(made as Buffer).metadata()).toMatchObject({ width: 8, height: 8, format: 'webp' });
  expect(pictures.processIds()).toEqual([expect.any(Number)]);
  expect(pictures.processIds()).not.toContain(process.pid);
});

test('what cannot be read is no picture', async () => {
  const pictures = open();
  expect(await pictures.check(join(directory, 'none.png'), site)).toBeNull();
  expect(await pictures.transform(async () => Buffer.from('words'), wanted, site)).toBeNull();
  expect(await pictures.transform(async () => null, wanted, site)).toBeNull();
});

test('what takes too long to draw is given up, and the next picture is drawn', async () => {
  const pictures = open();
  const { turbulence = '', copies = '', copiesWithoutSize = '' } = hostile;
  expect(await pictures.check(turbulence, site)).toEqual(tooCostly);
  expect(await pictures.check(copies, site)).toEqual(tooCostly);
  expect(await pictures.measure(copiesWithoutSize, site)).toEqual(tooCostly);
  expect(await pictures.measure(picture, site)).toEqual(size);
});

test('other sites are not held up by one, whatever it asks for', async () => {
  const pictures = open({ deadlineMs: HOUR_MS });
  for (let times = 0; times < 4; times++) void pictures.check(hostile.turbulence ?? '', site);
  await expect.poll(pictures.processIds).toHaveLength(2);
  expect(await pictures.measure(picture, { site: 'b' })).toEqual(size);
});

test('a process that is killed takes only its own picture with it', async () => {
  const pictures = open({ deadlineMs: HOUR_MS });
  const id = await started(pictures);
  const lost = pictures.check(hostile.turbulence ?? '', site);
  expect(await pictures.measure(picture, { site: 'b' })).toEqual(size);
  process.kill(id, 'SIGKILL');
  expect(await lost).toEqual(tooCostly);
  expect(pictures.processIds()).not.toContain(id);
  expect(await pictures.measure(picture, site)).toEqual(size);
});

test('an idle process that is killed is replaced', async () => {
  const pictures = open();
  const id = await started(pictures);
  process.kill(id, 'SIGKILL');
  await expect.poll(pictures.processIds).toEqual([]);
  expect(await pictures.measure(picture, site)).toEqual(size);
});

test('processes end when they have nothing to do', async () => {
  const pictures = open({ idleMs: 1 });
  expect(await pictures.measure(picture, site)).toEqual(size);
  await expect.poll(pictures.processIds).toEqual([]);
});

test('they end with the service', async () => {
  const pictures = open({ deadlineMs: HOUR_MS });
  const id = await started(pictures);
  const lost = pictures.check(hostile.turbulence ?? '', site);
  await new Promise((resolve) => setImmediate(resolve)); // it is being drawn
  await pictures.stop();
  expect(await lost).toEqual(tooCostly);
  await vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow('ESRCH'));
  expect(await pictures.measure(picture, site)).toMatchObject({ failed: 'BUSY' });
});

test('what is too much is turned away without being read', async () => {
  const limits = { atOnce: 1, waiting: 1, waitingOfSite: 1, waitingOfClient: 1 };
  const pictures = open({ deadlineMs: HOUR_MS, limits });
  const id = await started(pictures);
  void pictures.check(hostile.turbulence ?? '', site);
  const waits = pictures.measure(picture, site);
  const read = async () => expect.fail('it was read');
  expect(await pictures.transform(read, wanted, { site: 'b' })).toMatchObject({ failed: 'BUSY' });
  process.kill(id, 'SIGKILL');
  expect(await waits).toEqual(size);
});
