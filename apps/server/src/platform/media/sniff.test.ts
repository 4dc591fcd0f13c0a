import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isShownInPlace } from './kinds.ts';
import { sniff } from './sniff.ts';

const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const mp4 = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');
const text = (content: string) => Buffer.from(content);

test.each([
  ['picture.png', png, 'IMAGE image/png'],
  ['picture.html', png, 'IMAGE image/png'],
  ['film.mp4', mp4, 'VIDEO video/mp4'],
  ['film.webm', Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'), 'VIDEO video/webm'],
  ['sound.mp3', Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(500)]), 'AUDIO audio/mpeg'],
  ['sound.wav', text('RIFF\x24\x00\x00\x00WAVEfmt '), 'AUDIO audio/wav'],
  ['sheet.pdf', text('%PDF-1.7\n'), 'DOCUMENT application/pdf'],
  ['all.zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'ARCHIVE application/zip'],
  ['all.tar.gz', gzipSync('x'), 'ARCHIVE application/gzip'],
  ['list.csv', text('a;b\n1;2\n'), 'DOCUMENT text/csv; charset=utf-8'],
  ['read.me', text('Grüße\t<3\r\n'), 'DOCUMENT text/plain; charset=utf-8'],
  ['page.txt', text('just a > b and <b'), 'DOCUMENT text/plain; charset=utf-8'],
  ['drawing.svg', text('<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="x"/>'), 'IMAGE image/svg+xml'],
])('%s', async (name, content, type) => {
  const found = await sniff(content, name);
  expect(`${found?.kind} ${found?.mimeType}`).toBe(type);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', text('<!DOCTYPE html><script>alert(1)</script>')],
  ['a page behind spaces and a mark', text('\uFEFF \n<HTML onload=alert(1)>')],
  ['a page behind a comment', text('<!-- --><script>alert(1)</script>')],
  ['a page in other letters', Buffer.from('\uFEFF<html><script>alert(1)</script>', 'utf16le')],
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex')],
  ['a program of Linux', Buffer.from('7f454c4602010100000000000000000002003e00', 'hex')],
  ['something else', Buffer.from('00ff00fe01', 'hex')],
  ['letters of no alphabet', Buffer.from([0x61, 0xff, 0xfe, 0x62])],
])('%s is not taken, whatever it is called', async (_name, content) => {
  for (const name of ['a.png', 'a.txt', 'a.pdf']) expect(await sniff(content, name)).toBeNull();
});

test('a file on disk is read no further than needed', async () => {
  const path = join(tmpdir(), `stoa-sniff-${process.pid}.bin`);
  await writeFile(path, Buffer.concat([text('words '.repeat(20_000)), Buffer.alloc(10)]));
  expect(await sniff({ path }, 'a.bin')).toMatchObject({ extension: 'txt' });
});

test('only harmless types are shown in place', () => {
  expect(['image/webp', 'video/mp4', 'application/pdf'].filter(isShownInPlace)).toHaveLength(3);
  expect(['image/svg+xml', 'text/html', 'text/plain', 'application/zip'].filter(isShownInPlace)).toEqual([]);
});
