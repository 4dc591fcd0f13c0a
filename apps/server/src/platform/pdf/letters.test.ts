import { expect, test } from 'vitest';
import { runsOf } from './letters.ts';

const partsOf = (text: string, direction: 'ltr' | 'rtl') => runsOf(text, direction).map(({ text: part }) => part);

test('a text in letters of one font stays whole', () => {
  expect(runsOf('Größe: 12 × 8 cm (Čapek, Αθήνα, Москва)', 'ltr')).toEqual([
    { text: 'Größe: 12 × 8 cm (Čapek, Αθήνα, Москва)', font: 'NotoSans' },
  ]);
});

test('each letter gets a font that has it', () => {
  expect(runsOf('Yamada 山田さん', 'ltr')).toEqual([
    { text: 'Yamada ', font: 'NotoSans' },
    { text: '山田さん', font: 'Japanese' },
  ]);
  expect(runsOf('שרה', 'rtl')).toEqual([{ text: 'שרה', font: 'Hebrew' }]);
  expect(runsOf('محمد 서울', 'ltr')).toEqual([
    { text: 'محمد', font: 'Arabic' },
    { text: ' ', font: 'NotoSans' },
    { text: '서울', font: 'Korean' },
  ]);
});

test('digits of Arabic are turned round once more, as their font turns them like letters', () => {
  expect(partsOf('شارع ٤٥٦', 'ltr')).toEqual(['شارع', ' ', '٦٥٤']);
});

test('brackets stand alone between words that are read from the right', () => {
  expect(partsOf('חשבונית (העתק)', 'rtl')).toEqual(['חשבונית', ' ', '(', 'העתק', ')']);
  expect(partsOf('Etsy (UK)', 'rtl')).toEqual(['Etsy (UK)']);
});

test('lines stay apart, and marks of direction are not drawn', () => {
  expect(partsOf('אחת\nTwo', 'rtl')).toEqual(['אחת', '\n', 'Two']);
  expect(partsOf('\u200f1,234.50\u00a0\u200f₪', 'rtl').join('')).toBe('1,234.50\u00a0₪');
  expect(runsOf('', 'ltr')).toEqual([]);
});
