import type { contactSubscriptions } from '@stoa/contract';
import { readSite, withSite } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { primaryEmailOf } from './contact.ts';
import { viewContact } from './contact-view.ts';
import { findContact } from './contacts.store.ts';
import { findSubscriptions, subscribe } from './subscriptions.store.ts';

export const getSubscription: UseCase<(typeof contactSubscriptions)['getSubscription']> = (ctx, { contactId }) =>
  readSite(ctx, async (tx) => {
    const contact = await findContact(tx, contactId);
    if (!contact) return refuse('CONTACT_NOT_FOUND');
    const email = primaryEmailOf(contact.info)?.email;
    if (!email) return refuse('CONTACT_HAS_NO_EMAIL');
    const [told] = await findSubscriptions(tx, [email]);
    const { status = 'NOT_SET' as const, date, source = null } = told ?? {};
    return { subscription: { email, status, statusDate: date ?? null, source } };
  });

/** It belongs to the address, so the contact's revision stays. */
export const setSubscription: UseCase<(typeof contactSubscriptions)['setSubscription']> = (
  ctx,
  { contactId, status },
) =>
  withSite(ctx, async (tx) => {
    const known = await findContact(tx, contactId);
    if (!known) return refuse('CONTACT_NOT_FOUND');
    const email = primaryEmailOf(known.info)?.email;
    if (!email) return refuse('CONTACT_HAS_NO_EMAIL');
    await subscribe(tx, { email, status, date: ctx.now().toISOString(), source: 'STAFF' });
    const contact = await findContact(tx, contactId);
    return contact ? { contact: viewContact(contact) } : refuse('CONTACT_NOT_FOUND');
  });
