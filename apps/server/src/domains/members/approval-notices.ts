/** Mails to the team when people wait for approval: soon after the first, and then once an hour while there are more. */
import type { Context } from '../../context.ts';
import { type Database, readSite, withSite } from '../../platform/db/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { findSignInSettings, mailApprovalAwaited } from '../identity/index.ts';
import { addressesOfTeam } from '../team/index.ts';
import { APPROVAL_AWAITED } from './announce-member.ts';
import { findSitesToTell, findWhoWaits, noteWaiting, saveNoticeSent, takeNotice } from './approval-notices.store.ts';

/** Whoever registers by the thousand does not make thousands of mails of it. */
const PAUSE_MS = 60 * 60_000;
/** Longest name in a mail: what strangers call themselves should not be what a mail says. */
const LONGEST_NAME = 60;

/** Notes that somebody began to wait; `tellWhoWaits` does the rest. */
export const noteWhoWaits = ({ now }: Pick<Context, 'now'>): Consumer => ({
  name: 'who waits for approval',
  types: [APPROVAL_AWAITED],
  handle: (_event, tx) => noteWaiting(tx, { now: now(), pauseMs: PAUSE_MS }),
});

type Telling = {
  database: Database;
  now: () => Date;
  /** A context on a site, for work that nobody asked for. */
  contextOf: (siteId: string) => Promise<Context | null>;
  /** Without a slash at the end. */
  dashboardUrl: string;
};

/** Mails the teams of all sites where somebody began to wait since they were told last. */
export async function tellWhoWaits({ database, now, contextOf, dashboardUrl }: Telling): Promise<void> {
  for (const siteId of await findSitesToTell(database, now())) {
    const ctx = await contextOf(siteId);
    if (ctx) await tellTeam(ctx, `${dashboardUrl}/members?status=PENDING&site=${siteId}`);
  }
}

async function tellTeam(ctx: Context, url: string): Promise<void> {
  const recipients = await findRecipients(ctx);
  await withSite(ctx, async (tx) => {
    if (!(await takeNotice(tx, ctx.now()))) return;
    const waiting = recipients.length > 0 ? await findWhoWaits(tx) : null;
    if (!waiting) return;
    const { count, latest } = waiting;
    await mailApprovalAwaited(ctx, tx, recipients, { count, latest: shownAs(latest), url });
    await saveNoticeSent(tx, ctx.now());
  });
}

async function findRecipients(ctx: Context): Promise<string[]> {
  const settings = await readSite(ctx, (tx) => findSignInSettings(tx, ctx.siteId));
  const { approvalNotices, approvalNoticeAddress } = settings;
  if (approvalNotices === 'TEAM') return addressesOfTeam(ctx, 'MEMBERS.MEMBER_APPROVE');
  return approvalNotices === 'ADDRESS' && approvalNoticeAddress ? [approvalNoticeAddress] : [];
}

/** A stranger's name beside their address; without it where it is long or mail programs would make a link of it. */
export function shownAs({ nickname, email }: { nickname: string; email: string }): string {
  const name = nickname.replace(/\s+/g, ' ').trim();
  const isNameAlone =
    name && name.length <= LONGEST_NAME && !/[/:@]|\S\.\S/.test(name) && !email.startsWith(`${name}@`);
  return isNameAlone ? `${name} (${email})` : email;
}
