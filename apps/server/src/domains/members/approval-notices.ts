/** Mails to the team when people await approval: soon after the first, then once an hour while there are more. */

import { waitingMemberEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { schedule, type Task } from '../../platform/tasks/index.ts';
import { findSignInSettings } from '../identity/index.ts';
import { addressesOfTeam } from '../team/index.ts';
import { findAwaitingApproval, noteSent } from './approval-notices.store.ts';
import { approvalAwaitedLetter } from './letters/approval-awaited.ts';

/** Thousands of registrations must not cause thousands of mails. */
const PAUSE_MS = 60 * 60_000;
/** The longest name in a mail: strangers must not put their message into it. */
const LONGEST_NAME = 60;

/**
 * Mails a site's team about everyone who awaits approval. If the last mail is less than an hour old, this is postponed.
 */
export const approvalNotice: Task<Context, null> = {
  name: 'approval notice',
  lane: 'database',
  run: async (ctx) => {
    const recipients = await findRecipients(ctx);
    if (recipients.length === 0) return undefined;
    const url = `${ctx.dashboardUrl}/members?status=PENDING&site=${ctx.siteId}`;
    return withSite(ctx, async (tx) => {
      const waiting = await findAwaitingApproval(tx);
      if (!waiting) return undefined;
      const sentDate = await noteSent(tx, { now: ctx.now(), pauseMs: PAUSE_MS });
      if (sentDate) return new Date(sentDate.getTime() + PAUSE_MS);
      const { count, latest } = waiting;
      const facts = { count, latest: shownAs(latest), url };
      for (const to of recipients) sendLetter(tx, approvalAwaitedLetter, { to, from: ctx.site }, facts);
      return undefined;
    });
  },
};

/** Schedules a notice when someone begins to await approval. */
export const scheduleApprovalNotice: Consumer<Context> = {
  name: 'approval notices',
  hears: [
    on(waitingMemberEvents.approvalAwaited, async (_ctx, _event, tx) =>
      schedule(tx, approvalNotice, { key: '', input: null }),
    ),
  ],
};

async function findRecipients(ctx: Context): Promise<string[]> {
  const settings = await readSite(ctx, (tx) => findSignInSettings(tx, ctx.siteId));
  const { approvalNotices, approvalNoticeAddress } = settings;
  if (approvalNotices === 'TEAM') return addressesOfTeam(ctx, 'MEMBERS.MEMBER_APPROVE');
  return approvalNotices === 'ADDRESS' && approvalNoticeAddress ? [approvalNoticeAddress] : [];
}

/** A stranger's name beside their address; without it where it is long or mail programs would turn it into a link. */
export function shownAs({ nickname, email }: { nickname: string; email: string }): string {
  const name = nickname.replace(/\s+/g, ' ').trim();
  const isNameAlone =
    name && name.length <= LONGEST_NAME && !/[/:@]|\S\.\S/.test(name) && !email.startsWith(`${name}@`);
  return isNameAlone ? `${name} (${email})` : email;
}
