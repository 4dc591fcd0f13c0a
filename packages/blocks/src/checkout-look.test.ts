import { expect, test } from 'vitest';
import { checkoutStyles } from './checkout-look.ts';

test('a look that says nothing changes nothing', () => {
  expect(checkoutStyles({}, {})).toBe('');
  expect(checkoutStyles({ header: { logo: { size: 'MEDIUM' }, alignment: 'SIDE' }, mainSection: {} }, {})).toBe('');
});

test('every field has its rule', () => {
  const color = '#123456';
  const styles = checkoutStyles(
    {
      header: {
        textColor: '#ffffff',
        logo: { size: 'LARGE' },
        alignment: 'CENTER',
        backgroundFill: { color },
        dividerColor: '#000',
      },
      mainSection: {
        formBackgroundFill: { image: { id: 'a b.png' } },
        summaryBackgroundFill: { color: '#fafafa' },
        dividerColor: '#00000080',
        tintedBoxColor: '#eef',
        cornerRadius: 0,
      },
      footer: { backgroundFill: { color }, dividerColor: '#111111' },
      global: { selectionColor: '#222222', placeOrderButtonColor: '#ffd400', buttonColor: '#333333' },
    },
    {},
  );
  for (const part of [
    '.site-header{background:#123456;',
    '.site-header{color:#ffffff}',
    '.site-header{border-bottom:1px solid #000}',
    '.site-header .site-name{font-size:2.25rem}',
    '.site-header-line{display:grid',
    'body{background:url("/media/a%20b.png") center/cover}',
    '.checkout-summary{background:#fafafa;',
    '.checkout-page{--line:#00000080}',
    '.checkout-fields{--surface:#eef}',
    '.checkout-page{--radius:0px}',
    '.site-footer{background:#123456;',
    '.site-footer{border-top-color:#111111}',
    '.checkout-page{accent-color:#222222}',
    '.checkout-pay .button,.checkout-pay .button:hover{background:#ffd400;border-color:#ffd400;color:#141210}',
    'background:#333333;border-color:#333333;color:#ffffff',
  ])
    expect(styles).toContain(part);
});

test('words stay readable on any ground', () => {
  const on = (color: string) => checkoutStyles({ mainSection: { formBackgroundFill: { color } } }, {});
  expect(on('#101010')).toContain('color-scheme:dark');
  expect(on('#101010')).toContain('--color-ink:#ffffff');
  expect(on('#ffffff')).toContain('--color-ink:#1d1b19');
});

test.each(['red', '#12', 'url(x)', '#fff}body{display:none'])('%s is no colour, and leaves no rule', (color) => {
  expect(checkoutStyles({ global: { buttonColor: color }, footer: { backgroundFill: { color } } }, {})).toBe('');
});
