import { expect, test } from 'vitest';
import { thankYouHref } from './pay-checkout.ts';

test("a front end's own thank-you page receives the order's id", () => {
  const returnAddresses = { thankYouPageUrl: 'https://front.test/thanks?from=stoa' };
  expect(thankYouHref({ returnAddresses }, 'o1')).toBe('https://front.test/thanks?from=stoa&orderId=o1');
  expect(thankYouHref({ returnAddresses: {} }, 'o1')).toBe('/thank-you/o1');
});
