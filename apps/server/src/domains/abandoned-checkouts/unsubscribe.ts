import type { recoveryMails } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { isUnsubscribed, unsubscribe } from '../contacts/index.ts';
import { emailOf } from './abandoned-checkout.ts';
import { findAbandoned } from './abandoned-checkouts.store.ts';
import { readMailToken } from './mail-link.ts';

type Service = typeof recoveryMails;

const notFound = refuse('RECOVERY_MAIL_NOT_FOUND');

/** The address that a mail went to; null where its link is none of ours, or what it was about is gone. */
async function addressOf(ctx: Context, tx: Tx, token: string): Promise<string | null> {
  const id = readMailToken(ctx, token);
  const abandoned = id ? await findAbandoned(tx, id) : null;
  return abandoned && emailOf(abandoned.checkout);
}

export const openRecoveryMail: UseCase<Service['openRecoveryMail']> = (ctx, { token }) =>
  readSite(ctx, async (tx) => {
    const email = await addressOf(ctx, tx, token);
    return email ? { isUnsubscribed: await isUnsubscribed(tx, email) } : notFound;
  });

export const unsubscribeFromRecoveryMails: UseCase<Service['unsubscribeFromRecoveryMails']> = (ctx, { token }) =>
  withSite(ctx, async (tx) => {
    const email = await addressOf(ctx, tx, token);
    if (!email) return notFound;
    await unsubscribe(tx, email, ctx.now());
    return {};
  });
