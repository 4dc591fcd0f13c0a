import { expect, test } from 'vitest';
import { lookOf, readLook, wrongLook } from './look-form.ts';

test('a look is read and written without a difference', () => {
  const look = {
    header: { text: 'Till', textColor: '#fff', backgroundFill: { color: '#123456' }, alignment: 'CENTER' as const },
    mainSection: { cornerRadius: 8, tintedBoxColor: '#eee' },
    global: { placeOrderButtonColor: '#ffd400' },
  };
  expect(lookOf(readLook(look), look)).toMatchObject(look);
});

test('what is left empty is as on the site', () => {
  expect(lookOf(readLook({}), {})).toMatchObject({
    header: { text: null, textColor: null, backgroundFill: { color: null } },
    mainSection: { cornerRadius: null, formBackgroundFill: { color: null } },
  });
});

test('a picture stays until a colour replaces it', () => {
  const look = { footer: { backgroundFill: { image: { id: 'a.png' } } } };
  expect(lookOf(readLook(look), look).footer).toEqual({ dividerColor: null });
  expect(lookOf({ ...readLook(look), footerGround: '#000' }, look).footer.backgroundFill).toEqual({ color: '#000' });
});

test('colours and corners are checked', () => {
  const wrong = wrongLook({ ...readLook({}), lines: 'red', chosen: '#abcd', cornerRadius: '101' });
  expect(wrong).toMatchObject({ lines: 'Enter a colour such as #1d6a6f', chosen: false });
  expect(wrong.cornerRadius).toBe('Enter a number from 0 to 100');
});
