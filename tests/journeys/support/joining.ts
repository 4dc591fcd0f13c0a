import type { Person } from './person.ts';
import type { Shop } from './shop.ts';

const PASSWORD = 'a loom of her own';

type Invited = { email: string; name: string; role: string };

/** The owner invites a person, who follows the mailed link, joins the team, and arrives at the dashboard. */
export async function joinTheTeam(
  shop: Shop,
  owner: Person,
  { email, name, role }: Invited,
): Promise<{ person: Person; link: string }> {
  await owner.goTo('settings/team');
  await owner.press('Invite');
  await owner.fill('E-mail', email);
  await owner.page.getByRole('combobox', { name: 'Role' }).click();
  await owner.page.getByRole('option', { name: role }).click();
  await owner.press('Send invitation');
  await owner.sees(`The invitation is on its way to ${email}`);
  const mail = await shop.mailTo(email, /invites you to work/);
  const link = /http\S+\/join\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';

  const person = await shop.newOwner();
  await person.goTo(link);
  await person.seesHeading('Join Halftone');
  await person.fill('Your name', name);
  await person.fill('Choose a password', PASSWORD);
  await person.press('Join the team');
  await person.seesHeading('Home');
  return { person, link };
}

/** The pages of the menu, without what waits on them. */
export const menuOf = ({ page }: Person): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Main' }).locator('.mantine-NavLink-label').allInnerTexts();
