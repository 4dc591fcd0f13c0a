import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import type { CardOf } from '../provider.ts';

/** A card that a member lets the shop keep. The provider has it; here is what it and people know it by. */
export type SavedCard = {
  id: string;
  memberId: string;
  provider: string;
  accountId: string;
  /** The authorisation that it was given for, whose card is charged again. */
  authorization: CardOf;
  brand: string | null;
  lastFourDigits: string;
  /** From 1. */
  expirationMonth: number;
  expirationYear: number;
  cardholderName: string | null;
  /** Whether the merchant may charge it without its owner, except for what was agreed on. */
  merchantUseAllowed: boolean;
  /** Whether it is offered first. */
  isPrimary: boolean;
  revision: string;
  createdDate: string;
  updatedDate: string;
};

/** The one that its owner preferred last comes first, then the oldest. */
const inOrder = sql`preferred_date desc nulls last, created_date, id`;

const columns = sql`
  id, member_id as "memberId", provider, account_id as "accountId",
  jsonb_build_object('key', authorization_key, 'reference', reference) as "authorization", brand,
  last_four_digits as "lastFourDigits", expiration_month as "expirationMonth", expiration_year as "expirationYear",
  cardholder_name as "cardholderName", merchant_use_allowed as "merchantUseAllowed",
  id = (select first.id from saved_cards first where first.site_id = saved_cards.site_id
    and first.member_id = saved_cards.member_id order by ${inOrder} limit 1) as "isPrimary",
  revision::text as revision, created_date as "createdDate", updated_date as "updatedDate"`;

type Filter = { memberId: string | null; merchantUseAllowed: boolean | null };

const matching = (tx: Tx, { memberId, merchantUseAllowed }: Filter): RawBuilder<unknown> => sql`
  site_id = ${tx.siteId} and (${memberId}::uuid is null or member_id = ${memberId}::uuid)
  and (${merchantUseAllowed}::boolean is null or merchant_use_allowed = ${merchantUseAllowed}::boolean)`;

/** Saved cards, those of each member in their order; all of them without `limit`. */
export async function listSavedCards(
  tx: Tx,
  filter: Filter,
  { limit = null, offset = 0 }: { limit?: number | null; offset?: number } = {},
): Promise<SavedCard[]> {
  const { rows } = await sql<SavedCard>`
    select ${columns} from saved_cards where ${matching(tx, filter)}
    order by member_id, ${inOrder} limit ${limit}::bigint offset ${offset}`.execute(tx.db);
  return rows;
}

/** A saved card; null where there is none. With `lock`, it stays until the transaction ends. */
export async function findSavedCard(tx: Tx, id: string, { lock = false } = {}): Promise<SavedCard | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<SavedCard>`
    select ${columns} from saved_cards where site_id = ${tx.siteId} and id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ?? null;
}

export type NewCard = Pick<
  SavedCard,
  'id' | 'memberId' | 'provider' | 'accountId' | 'authorization' | 'brand' | 'lastFourDigits'
> &
  Pick<SavedCard, 'expirationMonth' | 'expirationYear'>;

/**
 * Writes a card, or what the provider calls it by now where its owner gave it before; returns its id, and what the provider
 * called it until then. The caller holds the lock of its owner's account.
 */
export async function putSavedCard(tx: Tx, card: NewCard, now: Date): Promise<{ id: string; replaced: CardOf | null }> {
  const { id, memberId, provider, accountId, authorization, brand, lastFourDigits } = card;
  const { rows } = await sql<{ id: string; replaced: CardOf | null }>`
    with before as (
      select jsonb_build_object('key', authorization_key, 'reference', reference) as replaced from saved_cards
      where site_id = ${tx.siteId} and member_id = ${memberId} and account_id = ${accountId}
        and last_four_digits = ${lastFourDigits} and expiration_year = ${card.expirationYear}
        and expiration_month = ${card.expirationMonth} and coalesce(brand, '') = ${brand ?? ''})
    insert into saved_cards (site_id, id, member_id, provider, account_id, authorization_key, reference, brand,
      last_four_digits, expiration_month, expiration_year, created_date, updated_date)
    values (${tx.siteId}, ${id}, ${memberId}, ${provider}, ${accountId}, ${authorization.key},
      ${authorization.reference}, ${brand}, ${lastFourDigits}, ${card.expirationMonth}, ${card.expirationYear}, ${now}, ${now})
    on conflict (site_id, member_id, account_id, last_four_digits, expiration_year, expiration_month, coalesce(brand, ''))
    do update set authorization_key = excluded.authorization_key, reference = excluded.reference,
      updated_date = excluded.updated_date, revision = saved_cards.revision + 1
    returning id, (select replaced from before) as replaced`.execute(tx.db);
  return rows[0] ?? { id, replaced: null };
}

/** Changes what its owner may change of a card, if it is still at the revision; false where it is not. */
export async function updateSavedCard(
  tx: Tx,
  { id, revision, cardholderName, merchantUseAllowed }: SavedCard,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update saved_cards set cardholder_name = ${cardholderName}, merchant_use_allowed = ${merchantUseAllowed},
      updated_date = ${now}, revision = revision + 1
    where site_id = ${tx.siteId} and id = ${id} and revision = ${revision} returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Has a card offered before the others of its owner. */
export async function preferSavedCard(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    update saved_cards set preferred_date = ${now}, updated_date = ${now}, revision = revision + 1
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

export async function deleteSavedCard(tx: Tx, id: string): Promise<void> {
  await sql`delete from saved_cards where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Deletes all cards of members; returns them. */
export async function deleteSavedCardsOf(tx: Tx, memberIds: readonly string[]): Promise<SavedCard[]> {
  const { rows } = await sql<SavedCard>`
    delete from saved_cards where site_id = ${tx.siteId} and member_id = any(${memberIds}::uuid[])
    returning ${columns}`.execute(tx.db);
  return rows;
}
