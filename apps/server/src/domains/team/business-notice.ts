import type { Context } from '../../context.ts';
import { type LetterKind, type MailSubject, sendLetter } from '../../letters.ts';
import { withSite } from '../../platform/db/index.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { addressesOfTeam } from './team-addresses.ts';

type BusinessNotice<Facts> = {
  /** `order notice`: that of the task. */
  name: string;
  letter: LetterKind<Facts>;
  /** Who on the team may know of it. */
  permission: string;
  /** What the ids are of. */
  about: MailSubject;
  /** What the letter says of something, by its id; null where there is nothing to tell any more. */
  factsOf(ctx: Context, id: string): Promise<Facts | null>;
};

/** A task that mails something to the business. Whoever is on the team is known outside of the site's transactions alone. */
export const businessNotice = <Facts>({
  name,
  letter,
  permission,
  about,
  factsOf,
}: BusinessNotice<Facts>): Task<Context, string> => ({
  name,
  lane: 'database',
  run: async (ctx, id) => {
    const recipients = await addressesOf(ctx, letter, permission);
    const facts = recipients.length > 0 ? await factsOf(ctx, id) : null;
    if (!facts) return undefined;
    await withSite(ctx, async (tx) => {
      for (const to of recipients)
        sendLetter(tx, letter, { to, from: ctx.site, about: { kind: about, id }, once: `${name} ${id} ${to}` }, facts);
    });
    return undefined;
  },
});

/** The addresses that the site chose for letters of a kind; else its own, or those of the team with a permission. */
async function addressesOf(ctx: Context, { name }: { name: string }, permission: string): Promise<string[]> {
  const { letters, email } = ctx.site.settings;
  const chosen = letters?.[name]?.to;
  if (chosen) return chosen;
  return email ? [email] : addressesOfTeam(ctx, permission);
}
