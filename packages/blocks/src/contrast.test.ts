import { assert, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, luminanceOf, mixOf, passingOn, readableOn, TEXT_CONTRAST } from './contrast.ts';

const color = tuple(nat(255), nat(255), nat(255)).map(
  (channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
);

test('text on the accent colour is readable', () => {
  expect(readableOn('#c2410c')).toBe('#ffffff');
  expect(readableOn('#ffd400')).toBe('#141210');
  expect(readableOn('#fff')).toBe('#141210');
  expect(readableOn('rebeccapurple')).toBe('#ffffff');
});

test('contrast is from 1 to 21, and unknown notations never fail', () => {
  expect(contrastOf('#000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#777777')).toBe(1);
  expect(contrastOf('red', '#ffffff')).toBe(21);
  expect(luminanceOf('#12345g')).toBeNull();
});

test('colours mix by their shares', () => {
  expect(mixOf('#000000', '#ffffff', 0.25)).toBe('#bfbfbf');
  expect(mixOf('red', '#ffffff', 0.25)).toBe('#ffffff');
});

test('a colour that is readable stays; any other moves to one that is, on any ground', () => {
  expect(passingOn('#ffffff', '#c2410c')).toBe('#c2410c');
  // it stays as yellow as it can
  expect(passingOn('#ffffff', '#ffd400')).toBe('#986e00');
  const isReadable = property(color, color, (ground, given) => {
    expect(contrastOf(passingOn(ground, given), ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastOf(readableOn(ground), ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
  void assert(isReadable);
});
