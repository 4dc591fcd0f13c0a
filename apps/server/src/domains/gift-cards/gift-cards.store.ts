import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { type CompiledQuery, escapeLike, type Queryable, type SortedRow } from '../../platform/query/index.ts';
import type { GiftCard, GiftCardWords } from './gift-card.ts';

type Amounts = 'initialAmount' | 'balance';
type Words = Omit<GiftCardWords, 'recipient'> & { recipientName: string | null };
type Row = Omit<GiftCard, Amounts | keyof GiftCardWords> &
  Record<Amounts, string> & { recipientEmail: string | null; doc: Partial<Words> };

const columns = sql`cards.id, cards.revision, cards.code, cards.currency, cards.initial_amount as "initialAmount",
  cards.balance, cards.disabled, cards.expiration_date as "expirationDate", cards.delivery_date as "deliveryDate",
  cards.sent_date as "sentDate", cards.created_date as "createdDate", cards.updated_date as "updatedDate",
  cards.recipient_email as "recipientEmail", cards.order_id as "orderId", cards.doc`;

function toCard({ recipientEmail, doc, ...row }: Row): GiftCard {
  const { recipientName = null, senderName = null, message = null, note = null, language = null } = doc;
  return {
    ...row,
    ...{ senderName, message, note, language },
    revision: String(row.revision),
    initialAmount: Number(row.initialAmount),
    balance: Number(row.balance),
    recipient: recipientEmail === null ? null : { name: recipientName, email: recipientEmail },
  };
}

const documentOf = ({ recipient, senderName, message, note, language }: GiftCardWords): string =>
  JSON.stringify({ recipientName: recipient?.name ?? null, senderName, message, note, language } satisfies Words);

/** The unit of an order's line that a card was bought with. */
export type Unit = { lineId: string; number: number };

/**
 * Writes a new card; its code must be unlike all others of the site, which a unique key guarantees. False if the unit that
 * it was bought with already has a card.
 */
export async function insertGiftCard(tx: Tx, card: GiftCard, codeKey: string, unit: Unit | null): Promise<boolean> {
  const { rows } = await sql`
    insert into gift_cards (site_id, id, code, code_key, currency, initial_amount, balance, disabled, expiration_date,
      delivery_date, recipient_email, created_date, updated_date, order_id, order_line_id, order_unit, doc)
    values (${tx.siteId}, ${card.id}, ${card.code}, ${codeKey}, ${card.currency}, ${card.initialAmount}, ${card.balance},
      ${card.disabled}, ${card.expirationDate}, ${card.deliveryDate}, ${card.recipient?.email ?? null},
      ${card.createdDate}, ${card.updatedDate}, ${card.orderId}, ${unit?.lineId ?? null}, ${unit?.number ?? null},
      ${documentOf(card)})
    on conflict (site_id, order_id, order_line_id, order_unit) where order_id is not null do nothing
    returning id`.execute(tx.db);
  return rows.length === 1;
}

/** Overwrites everything about a locked card but its amounts; its revision goes up by one. */
export async function saveGiftCard(tx: Tx, card: GiftCard, now: Date): Promise<GiftCard> {
  await sql`
    update gift_cards set revision = revision + 1, disabled = ${card.disabled}, expiration_date = ${card.expirationDate},
      delivery_date = ${card.deliveryDate}, sent_date = ${card.sentDate}, recipient_email = ${card.recipient?.email ?? null},
      updated_date = ${now}, doc = ${documentOf(card)}
    where site_id = ${tx.siteId} and id = ${card.id}`.execute(tx.db);
  return { ...card, revision: String(Number(card.revision) + 1), updatedDate: now.toISOString() };
}

const select = async (tx: Tx, rest: RawBuilder<unknown>): Promise<GiftCard[]> => {
  const { rows } = await sql<Row>`
    select ${columns} from gift_cards cards where cards.site_id = ${tx.siteId} and ${rest}`.execute(tx.db);
  return rows.map(toCard);
};

type Key = { id: string } | { codeKey: string };

export async function findGiftCard(tx: Tx, key: Key, { lock = false } = {}): Promise<GiftCard | null> {
  const is = 'id' in key ? sql`cards.id = ${key.id}` : sql`cards.code_key = ${key.codeKey}`;
  const [found] = await select(tx, sql`${is} ${lock ? sql`for update` : sql``}`);
  return found ?? null;
}

/** The cards that were bought with an order and have not paid for anything, locked. */
export const lockUnspentOf = (tx: Tx, orderId: string): Promise<GiftCard[]> =>
  select(tx, sql`cards.order_id = ${orderId} and cards.balance = cards.initial_amount order by cards.id for update`);

/** The cards that were made out to one of these addresses. */
export const findGiftCardsTo = (tx: Tx, emails: readonly string[]): Promise<GiftCard[]> =>
  select(tx, sql`lower(cards.recipient_email) = any(${emails}::text[]) order by cards.created_date, cards.id`);

/** Fields that clients may query cards by. */
export const giftCardsQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`cards.id`, sortable: true },
    createdDate: { kind: 'date', column: sql`cards.created_date`, sortable: true },
    expirationDate: { kind: 'date', column: sql`cards.expiration_date`, sortable: true, nullable: true },
    deliveryDate: { kind: 'date', column: sql`cards.delivery_date`, sortable: true, nullable: true },
    sentDate: { kind: 'date', column: sql`cards.sent_date`, sortable: true, nullable: true },
    status: {
      kind: 'string',
      column: sql`(case when cards.disabled then 'DISABLED' when cards.expiration_date <= now() then 'EXPIRED' else 'VALID' end)`,
      values: ['VALID', 'EXPIRED', 'DISABLED'],
    },
    disabled: { kind: 'boolean', column: sql`cards.disabled` },
    currency: { kind: 'string', column: sql`cards.currency` },
    'order.id': { kind: 'uuid', column: sql`cards.order_id`, nullable: true },
    'recipient.email': { kind: 'string', column: sql`cards.recipient_email`, nullable: true },
    /** Whether nothing is left of it. */
    isEmpty: { kind: 'boolean', column: sql`cards.balance = 0` },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 100,
};

/** Cards by their code or its last four characters, or by a part of their recipient's name or address: all if empty. */
function matching(text: string): RawBuilder<boolean> {
  if (!text) return sql`true`;
  const part = `%${escapeLike(text)}%`;
  return sql`(cards.code_key = ${text} or right(cards.code_key, 4) = ${text}
    or cards.recipient_email ilike ${part} or cards.doc ->> 'recipientName' ilike ${part})`;
}

export async function queryGiftCards(
  tx: Tx,
  query: CompiledQuery,
  /** In small letters. */
  text: string,
): Promise<({ card: GiftCard } & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from gift_cards cards
    where cards.site_id = ${tx.siteId} and ${matching(text)} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map(({ sort_keys, ...row }) => ({ card: toCard(row), sort_keys }));
}

export type Totals = { currency: string; count: number; balance: number; redeemed: number };

/** Of all cards, by currency: how many can be used, what these can still pay, and what all have paid so far. */
export async function readTotals(tx: Tx, now: Date): Promise<Totals[]> {
  const usable = sql`not disabled and balance > 0 and (expiration_date is null or expiration_date > ${now})`;
  const { rows } = await sql<{ currency: string } & Record<'count' | 'balance' | 'redeemed', string>>`
    select currency, count(*) filter (where ${usable}) as count,
      coalesce(sum(balance) filter (where ${usable}), 0) as balance, sum(initial_amount - balance) as redeemed
    from gift_cards where site_id = ${tx.siteId} group by currency order by currency`.execute(tx.db);
  return rows.map(({ currency, count, balance, redeemed }) => {
    return { currency, count: Number(count), balance: Number(balance), redeemed: Number(redeemed) };
  });
}

/** Empties the words about a person who is forgotten; their cards keep their value. */
export async function removeRecipients(tx: Tx, emails: readonly string[]): Promise<void> {
  await sql`
    update gift_cards set recipient_email = null, doc = '{}'
    where site_id = ${tx.siteId} and lower(recipient_email) = any(${emails}::text[])`.execute(tx.db);
}
