import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '../../site.ts';
import { arrivalOf } from './arrival.ts';
import { deviceOf } from './browsers.ts';
import { isProductPage, pageKeyOf } from './page-key.ts';
import { siteHour } from './site-hour.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

describe('devices', () => {
  test.each([
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, 'PHONE'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'PHONE'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 'TABLET'],
    [`Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, 'TABLET'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'DESKTOP'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'DESKTOP'],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/190) Presto/2.5.25 Version/10.54', 'PHONE'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', null],
    [`Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${CHROME} Mobile Safari/537.36 (compatible; GoogleOther)`, 'PHONE'],
    [`Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)`, null],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0 Safari/537.36', null],
    ['facebookexternalhit/1.1', null],
    ['curl/8.5.0', null],
    ['', null],
  ])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
});

describe('where visitors come from', () => {
  const from = (referrer: string, query = '') => arrivalOf({ referrer, query, host: 'shop.example' });
  test.each([
    ['', '', '', ''],
    ['https://shop.example/cart', '', '', ''],
    ['https://www.google.de/', '', 'google', 'search'],
    ['android-app://com.google.android.googlequicksearchbox/', '', 'google', 'search'],
    ['https://l.instagram.com/?u=x', '', 'instagram', 'social'],
    ['https://www.Blog.Example/post?id=1', '', 'blog.example', 'referral'],
    ['https://notgoogle.example/', '', 'notgoogle.example', 'referral'],
    ['nonsense', '', '', ''],
    ['https://mail.example/', '?utm_source=Newsletter&utm_medium=email', 'newsletter', 'email'],
    ['', '?utm_source=google', 'google', 'search'],
  ])('%s %s', (referrer, query, source, medium) => expect(from(referrer, query)).toMatchObject({ source, medium }));

  test('campaigns are what their links say, without anything that a database would refuse', () => {
    expect(from('', '?utm_campaign=%20Spring%00%2A%20').campaign).toBe('spring');
    expect(from('', `?utm_campaign=${'x'.repeat(79)}%F0%9F%98%80`).campaign).toBe(`${'x'.repeat(79)}\uFFFD`);
  });
});

describe('pages', () => {
  test.each([
    ['/', '/'],
    ['/shop/', '/shop'],
    ['/product-page/caf%C3%A9', '/product-page/café'],
    ['/checkout/0b1c-secret', '/checkout'],
    ['/orders/secret', '/orders'],
    ['/pay/secret/confirm', '/pay'],
    ['/account/addresses', '/account'],
    ['/newsletter/secret', '/newsletter'],
    ['/de/shop', '/de/shop'],
    ['/de/orders/secret', '/orders'],
    ['/de/preview/secret', null],
    ['/blog/preview/secret', null],
    ['/de/blog/preview/secret', null],
    ['/preview/secret', null],
    ['/_embed/map', null],
    ['/%zz', null],
  ])('%s is counted as %s', (path, key) =>
    expect(pageKeyOf({ settings: { otherLanguages: ['de'] } as SiteSettings }, path)).toBe(key),
  );

  test('reviews of a product are not its page', () => {
    const paths = ['/product-page/mug', '/de/product-page/mug', '/product-page/mug/review', '/shop'];
    expect(paths.map(isProductPage)).toEqual([true, true, false, false]);
  });
});

test('days and hours are those of the clock on the site', () => {
  expect(siteHour(new Date('2026-03-08T22:59:00Z'), 'Europe/Berlin')).toMatchObject({ day: '2026-03-08', hour: '23' });
  expect(siteHour(new Date('2026-03-08T23:00:00Z'), 'Europe/Berlin')).toMatchObject({ day: '2026-03-09', hour: '00' });
  expect(siteHour(new Date('2026-03-08T18:20:00Z'), 'Asia/Kathmandu')).toEqual({
    ...{ day: '2026-03-09', hour: '00' },
    until: Date.parse('2026-03-08T18:30:00Z'),
  });
});
