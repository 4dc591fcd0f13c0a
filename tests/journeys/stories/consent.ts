import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const HTML = '<meta name="measured-by" content="Example"><script>document.title += " (measured)"</script>';

/** The owner asks for consent; a visitor without JavaScript declines, and changes their mind; others are asked, too. */
export async function visitorsDecide(shop: Shop): Promise<void> {
  const [owner, visitor, other] = await Promise.all([
    signedInOwner(shop),
    shop.newVisitor({ javaScriptEnabled: false }),
    shop.newVisitor(),
  ]);
  const problems: string[] = [];
  await asksNothing(shop, owner);
  await visitor.goTo('/');
  expect(await banner(visitor).count()).toBe(0);
  await owner.goTo('settings/consent');
  await owner.page.getByLabel('Ask visitors for their consent').check();
  await owner.press('Add a service');
  await owner.fill('Name', 'Example');
  await owner.fill('HTML', `${HTML}<script>`);
  await owner.page.getByRole('combobox', { name: 'Hosts that it may reach' }).fill('www.example.com');
  await owner.page.keyboard.press('Enter');
  owner.watch.expect(400, '/stoa/v1/consent-settings');
  await owner.press('Save consent settings');
  await owner.sees('is not closed');
  await owner.fill('HTML', HTML);
  await owner.press('Save consent settings');
  await owner.sees('Visitors are asked for their consent');
  problems.push(...(await inspect(owner, 'dashboard-consent')));

  await visitor.goTo('/shop');
  await banner(visitor).waitFor();
  expect(await isMeasured(visitor)).toBe(false);
  await visitor.press('Reject all');
  await visitor.seesHeading('Shop');
  expect([await banner(visitor).count(), await isMeasured(visitor)]).toEqual([0, false]);
  await visitor.follow('Privacy choices');
  await visitor.seesHeading('Privacy choices');
  await visitor.page.getByLabel('Statistics').check();
  await visitor.press('Save choice');
  await visitor.sees('Your choice has been saved.');
  await visitor.goTo('/shop');
  expect(await isMeasured(visitor)).toBe(true);

  await other.goTo('/');
  await banner(other).waitFor();
  problems.push(...(await inspect(other, 'consent-banner')));
  await other.page.getByText('Choose for yourself').click();
  problems.push(...(await inspect(other, 'consent-choices')));
  await other.press('Accept all');
  await expect.poll(() => other.page.title()).toContain('(measured)');
  const answer = await other.page.goto('/shop');
  expect((await answer?.headerValue('content-security-policy')) ?? '').toContain("script-src 'self' 'nonce-");
  expect((await answer?.headerValue('content-security-policy')) ?? '').toContain('www.example.com');
  await other.goTo('/account/login');
  expect(await isMeasured(other)).toBe(false);
  await other.goTo('/consent');
  problems.push(...(await inspect(other, 'consent-page')));
  expect(problems).toEqual([]);
  await owner.page.getByLabel('Ask visitors for their consent').uncheck();
  await owner.press('Save consent settings');
  await owner.sees('Visitors are asked nothing');
  await Promise.all([owner.leave(), visitor.leave(), other.leave()]);
}

/** As the story begins, also where it is told again. */
async function asksNothing({ url }: Shop, { page }: Person): Promise<void> {
  const settings = `${url}/stoa/v1/consent-settings`;
  const { revision } = (await (await page.request.get(settings)).json()).settings;
  const data = { settings: { revision, enabled: false, tags: [] } };
  const changed = await page.request.patch(settings, { data, headers: { origin: url } });
  expect(changed.status()).toBe(200);
}

const banner = ({ page }: Person) => page.getByRole('region', { name: 'Your choice' });
const isMeasured = async ({ page }: Person) => (await page.locator('meta[name="measured-by"]').count()) > 0;
