/** Consents to mails that were given by a form: they count once the mail to the address is answered. */
import type { newsletter } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { UseCase } from '../../use-case.ts';
import { subscribe } from '../contacts/index.ts';
import { keepSubmissionAt } from './change-submissions.ts';
import { type Form, inputsOf } from './form.ts';
import { confirmSubscriptionLetter } from './letters/confirm-subscription.ts';
import type { Submission } from './submission.ts';
import { countOfAddress, findSubmission } from './submissions.store.ts';

type Sources = Pick<Context, 'cursorSecret' | 'siteId'>;

const scopeOf = ({ siteId }: Pick<Context, 'siteId'>): string => `subscription ${siteId}`;

/** Mails to one address within an hour: whoever enters that of somebody else sends them no more. */
const MOST_MAILS = 3;
const HOUR_MS = 60 * 60 * 1000;

/** What somebody agreed to by ticking a box: `now`, or once they answer a mail; null where they agreed to nothing. */
export function consentIn(form: Form, values: Record<string, unknown>): 'now' | 'byMail' | null {
  const boxes = inputsOf(form).filter(({ inputOptions: { contactMapping, target } }) => {
    return contactMapping?.contactField === 'SUBSCRIPTION' && values[target] === true;
  });
  if (boxes.length === 0) return null;
  const isEasy = boxes.every(
    ({ inputOptions }) => inputOptions.contactMapping?.subscriptionInfo?.confirmationLevel === 'SINGLE_CONFIRMATION',
  );
  return isEasy ? 'now' : 'byMail';
}

/** Subscribes the address of a submission, or asks its owner by mail. */
export async function beginSubscription(ctx: Context, tx: Tx, sent: Submission, how: 'now' | 'byMail'): Promise<void> {
  const [email] = sent.emails;
  if (!email) return;
  if (how === 'now') return subscribe(tx, subscriptionOf(email, ctx.now()));
  if ((await countOfAddress(tx, email, new Date(ctx.now().getTime() - HOUR_MS))) > MOST_MAILS) return;
  const token = seal({ submissionId: sent.id }, ctx.cursorSecret, scopeOf(ctx));
  const confirmUrl = `${ctx.addresses.pages}/newsletter/${token}`;
  sendLetter(tx, confirmSubscriptionLetter, { to: email, from: ctx.site }, { confirmUrl });
}

const subscriptionOf = (email: string, now: Date) => ({
  ...{ email, status: 'SUBSCRIBED' as const, date: now.toISOString(), source: 'FORM' as const },
});

/** The submission that a token stands for; null where it is none of ours, or gone. */
async function submissionOf(ctx: Sources, tx: Tx, token: string, lock: boolean): Promise<Submission | null> {
  const read = unseal(token, ctx.cursorSecret, scopeOf(ctx)) as { submissionId?: unknown } | undefined;
  const id = read?.submissionId;
  return typeof id === 'string' && isGuid(id) ? findSubmission(tx, id, { lock }) : null;
}

const unknown = refuse('SUBSCRIPTION_NOT_FOUND');

export const openSubscription: UseCase<(typeof newsletter)['openSubscription']> = (ctx, { token }) =>
  readSite(ctx, async (tx) => {
    const sent = await submissionOf(ctx, tx, token, false);
    return sent ? { isConfirmed: sent.status === 'CONFIRMED' } : unknown;
  });

/** Pressed again, it changes nothing: whoever unsubscribed since then stays so. */
export const confirmSubscription: UseCase<(typeof newsletter)['confirmSubscription']> = (ctx, { token }) =>
  withSite(ctx, async (tx) => {
    const sent = await submissionOf(ctx, tx, token, true);
    const [email] = sent?.emails ?? [];
    if (!sent || !email) return unknown;
    if (sent.status !== 'PENDING') return {};
    await keepSubmissionAt(ctx, tx, { ...sent, status: 'CONFIRMED' }, { isDeleted: false });
    await subscribe(tx, subscriptionOf(email, ctx.now()));
    return {};
  });
