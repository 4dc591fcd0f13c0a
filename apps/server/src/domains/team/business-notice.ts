import type { Context } from '../../context.ts';
import { type About, type LetterKind, type MailSubject, sendLetter } from '../../letters.ts';
import { withSite } from '../../platform/db/index.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { addressesOfTeam } from './team-addresses.ts';

type Notice<Facts> = {
  /** `order notice`: that of the task. */
  name: string;
  letter: LetterKind<Facts>;
  /** Who on the team may know of it. */
  permission: string;
};

type NoticeOfEntity<Facts> = Notice<Facts> & {
  /** What the ids are of. */
  about: MailSubject;
  /** What the letter says of something, by its id; null where there is nothing to tell any more. */
  factsOf(ctx: Context, id: string): Promise<Facts | null>;
};

/**
 * A task that mails something to the business, by the id of what it is about: once for each id, so that it is scheduled without a
 * key, as a new task that this process may begin at once. Whoever is on the team is known outside of the site's transactions
 * alone.
 */
export const businessNotice = <Facts>({ about, factsOf, ...notice }: NoticeOfEntity<Facts>): Task<Context, string> => ({
  name: notice.name,
  lane: 'database',
  run: async (ctx, id) => {
    await tell(ctx, notice, { once: id, about: { kind: about, id } }, () => factsOf(ctx, id));
    return undefined;
  },
});

/** What a letter to the business says. `once` names the occasion: it is told of each once, whatever crashes. */
type Told<Facts> = { once: string; about?: About; facts: Facts };

/** As `businessNotice`, for letters whose facts are known when they are scheduled. */
export const businessLetter = <Facts>(notice: Notice<Facts>): Task<Context, Told<Facts>> => ({
  name: notice.name,
  lane: 'database',
  run: async (ctx, { facts, ...occasion }) => {
    await tell(ctx, notice, occasion, async () => facts);
    return undefined;
  },
});

async function tell<Facts>(
  ctx: Context,
  { name, letter, permission }: Notice<Facts>,
  { once, about }: Omit<Told<Facts>, 'facts'>,
  factsOf: () => Promise<Facts | null>,
): Promise<void> {
  const recipients = await addressesOf(ctx, letter, permission);
  const facts = recipients.length > 0 ? await factsOf() : null;
  if (!facts) return;
  await withSite(ctx, async (tx) => {
    for (const to of recipients) {
      const reason = { once: `${name} ${once} ${to}`, ...(about && { about }) };
      sendLetter(tx, letter, { to, from: ctx.site, ...reason }, facts);
    }
  });
}

/** The addresses that the site chose for letters of a kind; else its own, or those of the team with a permission. */
async function addressesOf(ctx: Context, { name }: { name: string }, permission: string): Promise<string[]> {
  const { letters, email } = ctx.site.settings;
  const chosen = letters?.[name]?.to;
  if (chosen) return chosen;
  return email ? [email] : addressesOfTeam(ctx, permission);
}
