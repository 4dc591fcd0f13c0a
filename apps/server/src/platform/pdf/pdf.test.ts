import { pagesOf } from '@stoa/server/testing/pdf';
import type { Content } from 'pdfmake/interfaces.js';
import { afterAll, expect, test } from 'vitest';
import { openPdfs } from './pdf.ts';

const pdfs = openPdfs({ log: console });
afterAll(() => pdfs.stop());

/** The text of a printed page, without the spaces that depend on how it is drawn. */
async function printed(language: string, content: Content[]): Promise<string> {
  const margins: [number, number, number, number] = [40, 40, 40, 60];
  const footer = [['Halftone', 'תל אביב']];
  const document = { title: 'Order', language, author: 'Halftone', pageSize: 'A5' as const, muted: '#555555' };
  const bytes = await pdfs.print({ ...document, margins, content, footer });
  const [page = ''] = await pagesOf(bytes ?? new Uint8Array());
  return page.replace(/\s+/g, '');
}

test('documents are printed in letters from several scripts', async () => {
  const page = await printed('en', [
    'To שרה לוי',
    '山田 太郎, ハーフトーン',
    'Müller, Čapek, Παπαδάκης',
    '김민수, 서울특별시',
  ]);
  for (const word of [
    'To',
    'שרה',
    'לוי',
    '山田',
    '太郎',
    'ハーフトーン',
    'Müller',
    'Čapek',
    'Παπαδάκης',
    'אביב',
    '김민수',
    '서울특별시',
  ])
    expect(page).toContain(word);
});

test('a document in Hebrew has its first column at the right', async () => {
  const rows = (language: string) => printed(language, [{ table: { body: [['ראשון', 'שני']] } }]);
  const [english, hebrew] = [await rows('en'), await rows('he-IL')];
  expect(english.indexOf('ראשון')).toBeLessThan(english.indexOf('שני'));
  expect(hebrew.indexOf('ראשון')).toBeGreaterThan(hebrew.indexOf('שני'));
});
