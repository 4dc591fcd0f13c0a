import { mediaFiles } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shops: TwoShops;
let id: string;
beforeAll(async () => {
  shops = await openTwoShops({ rateLimits: { app: 0, person: 0, address: 0, newVisitors: 0, newPictures: 3 } });
  const wanted = { mimeType: 'image/png', fileName: 'a.png' };
  const { body } = await shops.call(mediaFiles.generateFileUploadUrl, wanted, shops.one.apiKey);
  const payload = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const url = new URL(String(body.uploadUrl)).pathname;
  id = (await shops.server.inject({ method: 'PUT', url, payload })).json<{ file: { id: string } }>().file.id;
});
afterAll(() => shops?.stop());

const ask = (width: number, remoteAddress = '192.0.2.1') =>
  shops.server.inject({ url: `/media/${id}/v1/fill/w_${width},h_9,q_80/a.webp`, remoteAddress });

test('simultaneous requests for a new size draw it once; a network address gets a number of new sizes a minute', async () => {
  const { pictures } = shops.app.media;
  const { transform } = pictures;
  let drawn = 0;
  pictures.transform = (...given) => {
    drawn++;
    return transform(...given);
  };
  try {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(10, `192.0.2.${n + 1}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(drawn).toBe(1);
    expect([(await ask(11)).statusCode, (await ask(12)).statusCode]).toEqual([200, 200]);
    const refused = await ask(13);
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '60',
      'no-store',
    ]);
    expect([(await ask(10)).statusCode, (await ask(12)).statusCode]).toEqual([200, 200]);
    expect(drawn).toBe(3);
    const together = await Promise.all([ask(14), ask(14, '192.0.2.9'), ask(14), ask(14, '192.0.2.10')]);
    expect(together.map(({ statusCode }) => statusCode)).toEqual([429, 200, 429, 200]);
    expect(drawn).toBe(4);
  } finally {
    pictures.transform = transform;
  }
});

test('someone whose pictures are not drawn because they want too many keeps nobody else from one', async () => {
  const { pictures } = shops.app.media;
  const { transform } = pictures;
  pictures.transform = async (read, wanted, share) =>
    share.client === '192.0.2.20'
      ? { failed: 'BUSY', description: 'too many pictures are being made' }
      : transform(read, wanted, share);
  try {
    const answers = await Promise.all(['192.0.2.20', '192.0.2.21', '192.0.2.22'].map((from) => ask(20, from)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 200, 200]);
    expect(answers[0]?.headers['retry-after']).toBe('2');
  } finally {
    pictures.transform = transform;
  }
});
