import type { members, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isUniqueViolation, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import { slugOf } from '../../platform/slugs.ts';
import type { UseCase } from '../../use-case.ts';
import { type ContactChange, contactForMember, updateContactOfMember } from '../contacts/index.ts';
import { findAccountByEmail, insertAccount } from '../identity/index.ts';
import { announceMember } from './announce-member.ts';
import { createMemberRow } from './create-member-row.ts';
import type { Member, Privacy } from './member.ts';
import { asMemberRefusal, type ContactView, contactChangeOf } from './member-contact.ts';
import { viewMember } from './member-view.ts';
import { findMember, lockMember, saveMember } from './members.store.ts';
import { currentMemberId, noMember, seesAll } from './read-members.ts';
import { readSettings } from './settings.store.ts';

type Service = typeof members;
type WireMember = Request<Service['updateMember']>['member'];

const theirsOnly = notPermitted('members can only change themselves');
export const noCurrentMember = notPermitted('this call needs a member');

/** The names of members for search. */
export const namesOf = ({ contact }: Pick<Member, 'contact'>): string[] =>
  [contact?.name?.first, contact?.name?.last].filter((name) => typeof name === 'string');

/** A member created by staff or an app: approved from the start, once a password is set by a mailed link. */
export const createMember: UseCase<Service['createMember']> = async (ctx, { member: draft }) => {
  const { loginEmail, contact = {}, profile = {}, privacyStatus } = draft;
  const refusal = refuseProfile(profile, privacyStatus);
  if (refusal) return refusal;
  const email = loginEmail.toLowerCase();
  return withSite(ctx, async (tx) => {
    if (await findAccountByEmail(tx, ctx.siteId, email)) return refuse('DUPLICATE_EMAIL');
    const { firstName, lastName } = contact;
    const account = {
      id: ctx.newId(),
      kind: 'MEMBER' as const,
      email,
      emailVerified: false,
      status: 'ACTIVE' as const,
      pendingReasons: [],
      passwordHash: null,
      profile: { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) },
    };
    await insertAccount(tx, ctx.siteId, account, ctx.now());
    const contactId = await contactForMember(ctx, tx, { memberId: account.id, email, profile: account.profile });
    const created = await createMemberRow(ctx, tx, account, {
      contactId,
      nickname: profile.nickname ?? undefined,
      privacy: privacyOf(privacyStatus),
      profile: profileParts({}, profile),
    });
    const refused = await writeContact(ctx, tx, created, contact);
    return refused ?? { member: viewMember((await findMember(tx, created.id)) ?? created, 'FULL') };
  }).catch((error) => {
    // someone registered with the address between the two statements
    if (isUniqueViolation(error, 'identities_by_email')) return refuse('DUPLICATE_EMAIL');
    throw error;
  });
};

export const updateMember: UseCase<Service['updateMember']> = (ctx, { member: change }) =>
  changeMember(ctx, change.id, async (tx, member) => {
    const refusal = refuseProfile(change.profile, change.privacyStatus);
    if (refusal) return refusal;
    const privacy = privacyOf(change.privacyStatus) ?? member.privacy;
    if (privacy === 'PUBLIC' && member.privacy !== 'PUBLIC' && !(await isOpenToMembers(tx)))
      return refuse('COMMUNITY_JOIN_IMPOSSIBLE');
    const refused = await writeContact(ctx, tx, member, change.contact);
    if (refused) return refused;
    const contact = change.contact ? ((await findMember(tx, member.id))?.contact ?? null) : member.contact;
    const nickname = change.profile?.nickname ?? member.nickname;
    return { ...member, privacy, nickname, contact, profile: profileParts(member.profile, change.profile) };
  });

/** Writes a change to the member's contact; a refusal names the member's fields. */
async function writeContact(
  ctx: Context,
  tx: Tx,
  { contactId }: Pick<Member, 'contactId'>,
  wanted: ContactView | undefined,
): Promise<Refusal | null> {
  if (!wanted || Object.keys(contactChangeOf({}, wanted)).length === 0) return null;
  // the contact with the address may be someone else: it becomes the member's once they have proven the address
  if (!contactId) return refuse('EMAIL_VERIFICATION_REQUIRED');
  const refused = await updateContactOfMember(ctx, tx, contactId, (known) => contactChangeOf(known, wanted));
  return refused ? asMemberRefusal(refused) : null;
}

const privacyOf = (status: string | undefined): Privacy | undefined =>
  status === 'PRIVATE' || status === 'PUBLIC' ? status : undefined;

const LONGEST_NICKNAME = 150;

function refuseProfile(profile: WireMember['profile'], privacyStatus: string | undefined): Refusal | null {
  const field = 'member.profile.nickname';
  if (profile?.nickname === '') return invalid({ field, description: 'is empty', violatedRule: 'MIN_LENGTH' });
  if ((profile?.nickname?.length ?? 0) > LONGEST_NICKNAME) {
    const data = { threshold: LONGEST_NICKNAME };
    return invalid({
      field,
      description: `must have at most ${LONGEST_NICKNAME} letters`,
      violatedRule: 'MAX_LENGTH',
      data,
    });
  }
  if (privacyStatus !== 'UNKNOWN') return null;
  const description = 'must be PRIVATE or PUBLIC';
  return invalid({ field: 'member.privacyStatus', description, violatedRule: 'INVALID_ENUM_VALUE' });
}

/** The profile after a change: omitted fields stay; empty texts and pictures without an id are removed. */
function profileParts(known: Member['profile'], change: WireMember['profile'] = {}): Member['profile'] {
  const { title = known.title, photo = known.photo, cover = known.cover } = change;
  return {
    ...(title ? { title } : {}),
    ...(photo?.id || photo?.url ? { photo } : {}),
    ...(cover?.id || cover?.url ? { cover } : {}),
  };
}

const isOpenToMembers = async (tx: Tx): Promise<boolean> => (await readSettings(tx)).candidates === 'ANYONE';

/**
 * Runs a change of a member whom the caller may change: members themselves, staff anyone. `work` returns the new
 * member.
 */
export async function changeMember(
  ctx: Context,
  id: string,
  work: (tx: Tx, member: Member) => Promise<Member | Refusal>,
): Promise<{ member: ReturnType<typeof viewMember> } | Refusal> {
  if (!seesAll(ctx.caller) && id !== currentMemberId(ctx.caller)) return theirsOnly;
  return withSite(ctx, async (tx) => {
    const known = await lockMember(tx, id);
    if (!known) return noMember;
    const wanted = await work(tx, known);
    if (isRefusal(wanted)) return wanted;
    const changed = { ...wanted, updatedDate: ctx.now().toISOString() };
    if (!(await saveMember(tx, changed, { names: namesOf(changed), now: ctx.now() })))
      return refuse('SLUG_ALREADY_EXISTS', { slug: changed.slug });
    announceMember(tx, 'updated', changed);
    return { member: viewMember(changed, 'FULL') };
  }).catch((error) => {
    // two took the same slug at once
    if (isUniqueViolation(error, 'members_by_slug')) return refuse('SLUG_ALREADY_EXISTS');
    throw error;
  });
}

export const updateMemberSlug: UseCase<Service['updateMemberSlug']> = async (ctx, { id, slug }) => {
  const written = slugOf(slug, '');
  if (!written) {
    return invalid({ field: 'slug', description: 'contains no letter or digit', violatedRule: 'FORMAT' });
  }
  return changeMember(ctx, id, async (_tx, member) => ({ ...member, slug: written }));
};

export const updateCurrentMemberSlug: UseCase<Service['updateCurrentMemberSlug']> = async (ctx, { slug }) => {
  const id = currentMemberId(ctx.caller);
  return id ? updateMemberSlug(ctx, { id, slug }) : noCurrentMember;
};

/** Makes the calling member public, where the site allows it. */
export async function joinCommunity(ctx: Context) {
  const id = currentMemberId(ctx.caller);
  if (!id) return noCurrentMember;
  return changeMember(ctx, id, async (tx, member) =>
    (await isOpenToMembers(tx)) ? { ...member, privacy: 'PUBLIC' } : refuse('COMMUNITY_JOIN_IMPOSSIBLE'),
  );
}

/** Makes the calling member private. */
export async function leaveCommunity(ctx: Context) {
  const id = currentMemberId(ctx.caller);
  if (!id) return noCurrentMember;
  return changeMember(ctx, id, async (_tx, member) => ({ ...member, privacy: 'PRIVATE' }));
}

const clearing =
  (change: ContactChange) =>
  (ctx: Context, { id }: Request<Service['deleteMemberPhones']>) =>
    changeMember(ctx, id, async (tx, member) => {
      if (!member.contactId) return member;
      const refused = await updateContactOfMember(ctx, tx, member.contactId, change);
      return refused ?? (await findMember(tx, id)) ?? noMember;
    });

export const deleteMemberPhones = clearing({ phones: null });
/** Removes all e-mail addresses except the login address. */
export const deleteMemberEmails = clearing({ emails: null });
export const deleteMemberAddresses = clearing({ addresses: null });
