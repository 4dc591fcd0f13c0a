import { createHash } from 'node:crypto';
import { type Scope, type Tx, withSite, writeSite } from '../db/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { newId } from '../ids.ts';
import { schedule, type Task, type TaskElsewhere } from '../tasks/index.ts';
import type { Mail } from './letter.ts';
import { verdictOf } from './mail-verdict.ts';
import type { Mailer } from './mailer.ts';
import {
  type About,
  type Answer,
  beginTry,
  dropHeldMail,
  endTry,
  holdMail,
  insertMail,
  type LoggedMail,
  type MailOutcome,
  type MailState,
  noteHandOver,
  type Try,
} from './mails.store.ts';

/** Why a mail is sent, and who cares. */
export type MailReason = {
  /** The name of its letter. */
  kind: string;
  /** Whether its text is left out of the log. */
  isConfidential?: boolean;
  about?: About;
  /** The task that is told what became of it. */
  tells?: TaskElsewhere<MailOutcome>;
  /** Names the decision, where it may be made again after a crash: mails of the same name are one. */
  once?: string;
  /** The mail that it repeats. */
  repeats?: string;
};

type QueuedMail = Mail & { id: string };
export type Sending = Scope & {
  mailer: Mailer;
  now: () => Date;
  log: Record<'info' | 'warn', (details: object, message: string) => void>;
};

/** For a day, as mail servers are away for hours, and some want to be asked twice. */
const MOST_TRIES = 19;
const pauseAfter = (count: number): number => Math.min(MINUTE_MS * 2 ** (count - 1), 2 * HOUR_MS);

/** The time for which mails wait where there is no mail server; codes and links expire sooner. */
const HELD_MS = 14 * DAY_MS;
const HELD_IN_CONFIDENCE_MS = HOUR_MS;
const endOfHolding = (since: Date, { isConfidential }: { isConfidential: boolean }): Date =>
  new Date(since.getTime() + (isConfidential ? HELD_IN_CONFIDENCE_MS : HELD_MS));

/**
 * Queues a mail with the transaction, and notes it in the log: it is sent soon after the commit, and never without one. Returns
 * its id.
 *
 * It leaves at most once, and a crash never loses it. Its task and its entry are committed with the decision to send it. A
 * mail server accepts a mail with the line that ends it; just before that line is sent, the entry becomes `IN_DOUBT`, if it is
 * still this process's turn. So whoever finds it `WAITING` may send it: no mail server has accepted it. Nobody sends one that
 * is `IN_DOUBT`, except at the request of staff: a process that dies between that line and the answer leaves it so.
 */
export function queueMail(tx: Tx, mail: Mail, reason: MailReason): string {
  const { isConfidential = false, about = null, kind, tells, repeats, once } = reason;
  const { to, subject, ...content } = mail;
  const id = once ? idOf(`${tx.siteId} ${once}`) : newId();
  const { mailer } = tx;
  // whoever has no mail server need not look for it
  const isHeld = mailer?.delivers === false;
  insertMail(tx, {
    ...{ id, recipient: to, kind, about, isConfidential, state: isHeld ? 'HELD' : 'WAITING' },
    // subjects show codes as well
    ...(isConfidential ? { subject: '', content: null } : { subject, content }),
    ...(tells && { tells: { name: tells.name, lane: tells.lane } }),
    ...(repeats && { repeats }),
  });
  schedule(tx, mailTask, {
    input: { id, ...mail },
    ...(isHeld && { at: endOfHolding(tx.now(), { isConfidential }) }),
  });
  if (isHeld) tx.afterCommit.push(() => mailer.keep(mail, id));
  return id;
}

/** The same id for the same name. */
function idOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Schedules the sending of a mail that the log knows. */
export const scheduleMail = (tx: Tx, mail: QueuedMail): void => schedule(tx, mailTask, { input: mail });

/** A queued mail on its way to the mail server. */
export const mailTask: Task<Sending, QueuedMail> = {
  name: 'mail',
  lane: 'outside',
  run: (ctx, mail) => (ctx.mailer.delivers ? tryMail(ctx, mail) : hold(ctx, mail)),
};

/** Tries once. Returns when to try again, if ever. */
async function tryMail(ctx: Sending, { id, ...mail }: QueuedMail): Promise<Date | undefined> {
  const attempt = await writeSite(ctx, (tx) => beginTry(tx, id));
  if (!attempt) return undefined;
  if (attempt.count > MOST_TRIES)
    return end(ctx, id, attempt, { state: 'FAILED', answer: 'Each attempt ended with the server that made it.' });
  let wasHandedOver = false;
  const handOver = async () => {
    if (!(await writeSite(ctx, (tx) => noteHandOver(tx, id, attempt))))
      throw new Error('somebody else sends this mail');
    wasHandedOver = true;
  };
  const result = await ctx.mailer.send(mail, { id, handOver }).then(
    (answer): Result => ({ state: 'SENT', answer }),
    (error: unknown): Result => {
      const { state, answer } = verdictOf(error, wasHandedOver);
      // without the address: logs are not for personal data
      const facts = { mail: id, siteId: ctx.siteId, tries: attempt.number, state, answer: withoutAddresses(answer) };
      // an address that takes no mail is no trouble of this server
      ctx.log[state === 'BOUNCED' ? 'info' : 'warn'](facts, 'a mail was not accepted');
      if (state !== 'AGAIN') return { state, answer };
      if (attempt.count >= MOST_TRIES) return { state: 'FAILED', answer };
      return { state: 'WAITING', answer, next: new Date(ctx.now().getTime() + pauseAfter(attempt.count)) };
    },
  );
  return end(ctx, id, attempt, result);
}

const withoutAddresses = (answer: string): string => answer.replace(/\S+@\S+/g, '…');

type Result = { state: MailState; answer: string; next?: Date };

/** Notes what became of a try, and tells those who asked. Returns when to try again. */
async function end(
  ctx: Sending,
  id: string,
  attempt: Try,
  { state, answer: text, next }: Result,
): Promise<Date | undefined> {
  const now = ctx.now();
  const answer: Answer = { date: now.toISOString(), text };
  const ended = state === 'WAITING' ? null : now;
  return withSite(ctx, async (tx) => {
    const noted = await endTry(tx, id, attempt, { state, answer, next: next ?? null, ended });
    if (noted) tell(tx, noted, { mailId: id, state, answer: text });
    return noted && next;
  });
}

type Told = Pick<LoggedMail, 'about' | 'recipient' | 'tells'>;

function tell(
  tx: Tx,
  { tells, about, recipient }: Told,
  { mailId, state, answer }: { mailId: string; state: MailState; answer: string },
): void {
  if (!tells || (state !== 'SENT' && state !== 'FAILED' && state !== 'BOUNCED')) return;
  const input: MailOutcome = { mailId, about, recipient, state, answer };
  schedule(tx, tells, { key: mailId, input });
}

/** Keeps a mail until there is a mail server. People who run the server find it in a folder in the meantime. */
async function hold(ctx: Sending, { id, ...mail }: QueuedMail): Promise<Date | undefined> {
  const now = ctx.now();
  const held = await writeSite(ctx, (tx) => holdMail(tx, id));
  if (!held) return undefined;
  const end = endOfHolding(new Date(held.createdDate), held);
  if (end > now) {
    if (!held.wasHeld) await ctx.mailer.keep(mail, id);
    return end;
  }
  const answer = { date: now.toISOString(), text: 'There was no mail server to send it.' };
  await withSite(ctx, async (tx) => {
    const dropped = await dropHeldMail(tx, id, answer);
    if (dropped) tell(tx, dropped, { mailId: id, state: 'FAILED', answer: answer.text });
  });
  return undefined;
}
