import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { updateContactOfMember } from '../../contacts/index.ts';
import type { AccountChanged } from '../../identity/index.ts';
import { announceWaiting, memberChanged } from '../announce-member.ts';
import { findMember, linkContact, saveSearch } from '../members.store.ts';
import { contactOf } from './register.ts';

/**
 * Updates a member after a change of their account: members with a proven address get the contact that has it, their
 * contact gets the login address, and the change is announced, including that they now await approval if only their
 * address was missing.
 */
export const accountChanged =
  (ctx: Context): AccountChanged =>
  async (tx: Tx, account) => {
    const { id, email, emailVerified, profile } = account;
    const member = await findMember(tx, id);
    if (!member) return;
    const { contactId, contact } = member;
    const isMain = contact?.emails?.items?.some((item) => item.primary && item.email?.toLowerCase() === email);
    if (email && contactId === null && emailVerified)
      await linkContact(tx, id, await contactOf(ctx, tx, { id, email, profile }));
    if (email && contactId && !isMain) await updateContactOfMember(ctx, tx, contactId, {}, { loginEmail: email });
    await saveSearch(
      tx,
      member,
      [profile.firstName, profile.lastName].filter((name) => typeof name === 'string'),
    );
    await memberChanged(tx, id, ctx.now());
    announceWaiting(tx, account);
  };
