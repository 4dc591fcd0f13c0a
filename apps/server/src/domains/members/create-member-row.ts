import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { chooseSlugs } from '../../platform/slugs.ts';
import { type Account, nameOf } from '../identity/index.ts';
import { announceMember } from './announce-member.ts';
import type { Member, Privacy, ProfileParts } from './member.ts';
import { findMember, findTakenSlugs, insertMember } from './members.store.ts';
import { readSettings } from './settings.store.ts';

/** The slug for a nickname without letters and digits. */
const FALLBACK_SLUG = 'member';

type Details = {
  contactId: string | null;
  /** Defaults to the site's setting. */
  privacy?: Privacy;
  /** Defaults to the account's names or address. */
  nickname?: string;
  /** The preferred slug; it gets a number where it is taken. */
  slug?: string;
  profile?: ProfileParts;
};

/**
 * Makes an account a member of the site, and announces it. The account must already exist. For members who claimed an
 * offline account, who already are members, this returns them unchanged.
 */
export async function createMemberRow(
  ctx: Pick<Context, 'now' | 'newId'>,
  tx: Tx,
  account: Pick<Account, 'id' | 'email' | 'profile'>,
  { contactId, privacy, nickname, slug, profile = {} }: Details,
): Promise<Member> {
  const known = await findMember(tx, account.id);
  if (known) return known;
  const shown = account.profile.privacyStatus;
  const asked = privacy ?? (shown === 'PUBLIC' || shown === 'PRIVATE' ? shown : undefined);
  const { defaultPrivacy, candidates } = await readSettings(tx);
  const member = {
    id: account.id,
    contactId,
    nickname: nickname || nameOf(account.profile, account.email) || 'Member',
    privacy: candidates === 'NO_ONE' ? ('PRIVATE' as const) : (asked ?? defaultPrivacy),
    profile,
    loginEmail: account.email,
  };
  const names = [account.profile.firstName, account.profile.lastName].filter((name) => typeof name === 'string');
  const wished = slug || account.profile.slug || member.nickname;
  for (;;) {
    const [free] = await chooseSlugs(
      [{ slug: '', name: wished }],
      (candidates) => findTakenSlugs(tx, candidates),
      FALLBACK_SLUG,
    );
    // someone may take it between the two statements: then the next number is tried
    if (free && (await insertMember(tx, { ...member, slug: free }, { names, now: ctx.now() }))) break;
  }
  const created = await findMember(tx, account.id);
  if (!created) throw new Error('a member that was just written cannot be read');
  announceMember(tx, 'created', created);
  return created;
}
