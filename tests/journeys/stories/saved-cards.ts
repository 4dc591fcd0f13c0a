import { expect } from 'vitest';
import { fillInAddress, goToCheckout } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import { register } from './account.ts';
import type { Market } from './renewing.ts';

const MUG = 'stoneware-mug';

/** A member lets a card be kept, pays with it in one press, and removes it. */
export async function aMemberKeepsACard(market: Market): Promise<void> {
  const problems: string[] = [];
  const dora = await market.newMember();
  await register(dora, 'dora@example.test');
  await goToCheckout(dora, MUG);
  await fillInAddress(dora);
  await dora.sees('Standard delivery');
  await dora.page.getByLabel('Save this card for next time').check();
  await dora.press('Pay €');
  await dora.seesHeading('Thank you, Ada');
  await dora.sees('Visa ending in 4242');
  problems.push(...(await inspect(dora, 'thank-you-card')));

  await goToCheckout(dora, MUG);
  await dora.sees('Card, Visa ending in 4242');
  problems.push(...(await inspect(dora, 'checkout-saved-card-folded')));
  await openPayment(dora);
  await dora.sees('Your cards');
  problems.push(...(await inspect(dora, 'checkout-saved-card')));
  await dora.page.getByLabel('Another card').check();
  await dora.sees('Save this card for next time');
  problems.push(...(await inspect(dora, 'checkout-another-card')));
  await dora.page.getByLabel(/^Visa ending in 4242/).check();
  await dora.press('Pay €');
  // the account knows her by another name
  await dora.seesHeading('Thank you, Grace');

  await dora.goTo('/account/payment-methods');
  await dora.seesHeading('Payment methods');
  await dora.sees('Expires 12/2049');
  problems.push(...(await inspect(dora, 'account-payment-methods')));
  await dora.page.locator('summary', { hasText: 'Remove' }).click();
  problems.push(...(await inspect(dora, 'account-remove-card')));
  await dora.press('Remove card');
  await dora.sees('The card has been removed.');
  await dora.sees('You haven’t saved a card yet.');
  expect(problems).toEqual([]);
  await dora.leave();
}

/** Opens the part of the checkout that is known already. */
const openPayment = ({ page }: Person): Promise<void> => page.locator('.folded-payment > summary').click();
