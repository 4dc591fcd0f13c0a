import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';

export type GiftCard = {
  id: string;
  code: string;
  currency: string;
  /** In minor units of its currency. */
  balance: number;
  disabled: boolean;
  expirationDate: string | null;
};

type NewCard = {
  id: string;
  code: string;
  codeKey: string;
  currency: string;
  amount: number;
  expirationDate: string | null;
  now: Date;
};

export async function insertGiftCard(tx: Tx, card: NewCard): Promise<void> {
  await sql`
    insert into gift_cards (site_id, id, code, code_key, currency, initial_amount, balance, expiration_date, created_date)
    values (${tx.siteId}, ${card.id}, ${card.code}, ${card.codeKey}, ${card.currency}, ${card.amount}, ${card.amount},
      ${card.expirationDate}, ${card.now})`.execute(tx.db);
}

export async function findGiftCard(tx: Tx, codeKey: string): Promise<GiftCard | null> {
  const { rows } = await sql<Omit<GiftCard, 'balance'> & { balance: string }>`
    select id, code, currency, balance, disabled, expiration_date as "expirationDate"
    from gift_cards where site_id = ${tx.siteId} and code_key = ${codeKey}`.execute(tx.db);
  return rows[0] ? { ...rows[0], balance: Number(rows[0].balance) } : null;
}

type Redemption = { id: string; giftCardId: string; orderId: string | null; amount: number; now: Date };

/**
 * Takes an amount off a gift card; false if its balance is too low or it can no longer be used. One conditional
 * statement, with its line in the card's history.
 */
export async function redeemGiftCard(tx: Tx, { id, giftCardId, orderId, amount, now }: Redemption): Promise<boolean> {
  const { rows } = await sql`
    with paid as (
      update gift_cards set balance = balance - ${amount}::bigint
      where site_id = ${tx.siteId} and id = ${giftCardId} and balance >= ${amount}::bigint and not disabled
        and (expiration_date is null or expiration_date > ${now})
      returning id
    )
    insert into gift_card_transactions (site_id, id, gift_card_id, order_id, amount, created_date)
    select ${tx.siteId}, ${id}, id, ${orderId}::uuid, -${amount}::bigint, ${now} from paid returning id`.execute(tx.db);
  return rows.length === 1;
}

/** Returns the gift card payments of a failed order: once, however often it is called. */
export async function giveBackToGiftCards({ now }: Pick<Context, 'now'>, tx: Tx, orderId: string): Promise<void> {
  await sql`
    with given as (
      insert into gift_card_transactions (site_id, id, gift_card_id, order_id, amount, voids, created_date)
      select site_id, gen_random_uuid(), gift_card_id, order_id, -amount, id, ${now()} from gift_card_transactions as taken
      where site_id = ${tx.siteId} and order_id = ${orderId} and amount < 0
        and not exists (select from gift_card_transactions as back
          where back.site_id = taken.site_id and back.voids = taken.id)
      returning gift_card_id, amount
    )
    update gift_cards set balance = balance + given.amount from given
    where gift_cards.site_id = ${tx.siteId} and gift_cards.id = given.gift_card_id`.execute(tx.db);
}
