import { expect, test } from 'vitest';
import { decide, hasDecided, mayLoad, readConsent, type SiteConsent, withTags } from './consent.ts';

const consent = readConsent({
  categories: ['ANALYTICS', 'ADVERTISING'],
  policy: { functional: true },
  tags: [
    { name: 'A', category: 'ANALYTICS', place: 'HEAD', html: '<script>a()</script>', hosts: ['a.example'] },
    { name: 'B', category: 'ADVERTISING', place: 'BODY', html: '<script src="b"></script>', hosts: ['b.example'] },
  ],
}) as SiteConsent;

test('who has not decided about everything is asked, and only what is allowed before is loaded', () => {
  const undecided = { decision: '' };
  expect(hasDecided(consent, undecided)).toBe(false);
  expect(hasDecided(consent, { decision: '+ANALYTICS' })).toBe(false);
  expect(mayLoad(consent, undecided, 'FUNCTIONAL')).toBe(true);
  expect(mayLoad(consent, { decision: '-FUNCTIONAL' }, 'FUNCTIONAL')).toBe(false);
  expect(mayLoad(consent, undecided, 'ANALYTICS')).toBe(false);
});

test('a decision says yes or no to each category that is asked for', () => {
  const decision = decide(consent, (category) => category === 'ANALYTICS');
  expect(decision).toBe('+ANALYTICS-ADVERTISING');
  expect(hasDecided(consent, { decision })).toBe(true);
});

const at = (path: string, decision: string, asked: SiteConsent | null = consent) => {
  const body = '<html><head><title>x</title></head><body>y</body></html>';
  const request = { decision, nonce: 'N', url: new URL(`http://shop.localhost${path}`) };
  return withTags({ status: 200, headers: {}, body }, asked, request);
};

test('tags are put into the pages of those who agreed, with the hosts that they name', () => {
  expect(at('/', '+ANALYTICS-ADVERTISING')).toMatchObject({
    body: '<html><head><title>x</title><script nonce="N">a()</script></head><body>y</body></html>',
    hosts: ['a.example'],
  });
  expect(at('/', '+ANALYTICS+ADVERTISING')).toMatchObject({
    body: expect.stringContaining('y<script nonce="N" src="b"></script></body>'),
    hosts: ['a.example', 'b.example'],
  });
});

test.each([
  ['/', '-ANALYTICS-ADVERTISING'],
  ['/', ''],
  ['/account', '+ANALYTICS'],
  ['/checkout/1', '+ANALYTICS'],
  ['/pay/1', '+ANALYTICS'],
  ['/blog/preview/1', '+ANALYTICS'],
  ['/newsletter/1', '+ANALYTICS'],
])('%s of a visitor who decided “%s” has none', (path, decision) => {
  expect(at(path, decision).body).not.toContain('script');
  expect(at(path, decision).hosts).toBeUndefined();
});

test('a site that asks nothing loads nothing', () => expect(at('/', '+ANALYTICS', null).body).not.toContain('script'));
