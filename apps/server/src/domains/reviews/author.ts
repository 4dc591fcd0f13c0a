import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import { emailsOf, findContact, findContactOfMember, upsertContact } from '../contacts/index.ts';
import { findAccount } from '../identity/index.ts';
import { findMember } from '../members/index.ts';
import type { Review } from './review.ts';

/** The author of a review, and what their purchases are known by. */
export type Author = Pick<Review, 'contactId' | 'authorId' | 'authorType' | 'authorName' | 'origin' | 'appId'> & {
  /** Addresses that are certainly theirs: nobody gets a purchase credited by typing the buyer's address. */
  provenEmails: readonly string[];
  /** Whether purchases of the contact are theirs. */
  isContactProven: boolean;
};

/** What a caller says of the author. */
export type Said = { contactId?: string | null; name?: string | null; email?: string | null };

/** The member or visitor that a call comes from, or that an app calls for. */
export const personOf = ({ caller }: Pick<Context, 'caller'>): { kind: 'visitor' | 'member'; id: string } | null => {
  const person = caller.kind === 'app' ? (caller.visitor ?? null) : caller;
  return person?.kind === 'member' || person?.kind === 'visitor' ? { kind: person.kind, id: person.id } : null;
};

const originOf = ({ caller }: Pick<Context, 'caller'>): Pick<Review, 'origin' | 'appId'> =>
  caller.kind === 'app'
    ? { origin: 'APP', appId: isGuid(caller.id) ? caller.id : null }
    : { origin: 'ORGANIC', appId: null };

/** The author of a caller's new review: members and visitors write in their own name, staff and apps for a contact. */
export async function authorOf(ctx: Context, tx: Tx, said: Said, path: string): Promise<Author | Refusal> {
  const name = said.name?.trim() || null;
  const person = personOf(ctx);
  if (person?.kind === 'member') return memberAsAuthor(ctx, tx, person.id, name);
  if (person) return visitorAsAuthor(ctx, tx, person.id, { name, email: said.email });
  if (said.contactId) return contactAsAuthor(ctx, tx, said.contactId, { name, path });
  if (!said.email || !name) return refuse('REVIEW_AUTHOR_REQUIRED');
  const contactId = await contactWith(ctx, tx, { name, email: said.email });
  return contactId ? contactAsAuthor(ctx, tx, contactId, { name, path }) : notAnAddress;
}

const notAnAddress = invalid({ field: 'email', description: 'must be an e-mail address', violatedRule: 'FORMAT' });

async function memberAsAuthor(ctx: Context, tx: Tx, id: string, name: string | null): Promise<Author | Refusal> {
  const member = await findMember(tx, id);
  const linked = await findContactOfMember(tx, id);
  const authorName = name ?? member?.nickname?.trim().slice(0, 100) ?? null;
  const known = { authorId: id, authorType: 'MEMBER' as const, authorName, ...originOf(ctx) };
  if (linked)
    return { ...known, contactId: linked.id, provenEmails: await provenAddresses(ctx, tx, id), isContactProven: true };
  // an address that is not proven yet makes no claim on the contact that has it
  const account = await findAccount(tx, ctx.siteId, id);
  const contactId = account?.email ? await contactWith(ctx, tx, { name: authorName, email: account.email }) : null;
  if (!contactId) return refuse('REVIEW_AUTHOR_REQUIRED');
  return { ...known, contactId, provenEmails: [], isContactProven: false };
}

async function provenAddresses(ctx: Context, tx: Tx, memberId: string): Promise<string[]> {
  const account = await findAccount(tx, ctx.siteId, memberId);
  return account?.emailVerified && account.email ? [account.email.toLowerCase()] : [];
}

async function visitorAsAuthor(
  ctx: Context,
  tx: Tx,
  id: string,
  { name, email }: Pick<Said, 'name' | 'email'>,
): Promise<Author | Refusal> {
  if (!name || !email) return refuse('REVIEW_AUTHOR_REQUIRED');
  const contactId = await contactWith(ctx, tx, { name, email, visitorId: id });
  if (!contactId) return notAnAddress;
  const known = { authorId: id, authorType: 'VISITOR' as const, authorName: name, ...originOf(ctx) };
  return { ...known, contactId, provenEmails: [], isContactProven: false };
}

export async function contactAsAuthor(
  ctx: Context,
  tx: Tx,
  contactId: string,
  { name, path }: { name: string | null; path: string },
): Promise<Author | Refusal> {
  const contact = await findContact(tx, contactId);
  if (!contact)
    return invalid({ field: `${path}.contactId`, description: 'is not a contact of this site', violatedRule: 'OTHER' });
  const { first } = contact.info.name ?? {};
  return {
    contactId: contact.id,
    authorId: null,
    authorType: contact.memberId ? 'MEMBER' : 'VISITOR',
    authorName: name ?? (first?.trim().slice(0, 100) || null),
    ...originOf(ctx),
    provenEmails: emailsOf(contact.info).map(({ email = '' }) => email.trim().toLowerCase()),
    isContactProven: true,
  };
}

/** The contact with an address, made where there is none; null where it is no address. */
const contactWith = (
  ctx: Context,
  tx: Tx,
  { name, email, visitorId }: { name: string | null; email: string; visitorId?: string },
): Promise<string | null> =>
  upsertContact(ctx, tx, {
    info: { ...(name ? { name: { first: name } } : {}), emails: { items: [{ email: email.trim() }] } },
    visitorId,
    activity: { activityType: 'GENERAL', activityDate: ctx.now().toISOString() },
  });
