import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';

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

/**
 * Returns what the shop's own cards paid for an order, or one of them, which may have paid several times: once, however often
 * it is called.
 */
export async function giveBackTransactions(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  orderId: string,
  giftCardId: string | null,
): Promise<void> {
  await sql`
    with given as (
      insert into gift_card_transactions (site_id, id, gift_card_id, order_id, amount, voids, created_date)
      select site_id, gen_random_uuid(), gift_card_id, order_id, -amount, id, ${now()} from gift_card_transactions as taken
      where site_id = ${tx.siteId} and order_id = ${orderId} and amount < 0
        and (${giftCardId}::uuid is null or gift_card_id = ${giftCardId}::uuid)
        and not exists (select from gift_card_transactions as back
          where back.site_id = taken.site_id and back.voids = taken.id)
      returning gift_card_id, amount
    )
    update gift_cards set balance = balance + returned.amount
    from (select gift_card_id, sum(amount)::bigint as amount from given group by gift_card_id) as returned
    where gift_cards.site_id = ${tx.siteId} and gift_cards.id = returned.gift_card_id`.execute(tx.db);
}

export type GiftCardTransaction = {
  id: string;
  giftCardId: string;
  orderId: string | null;
  /** In minor units: what was taken is negative, what was returned positive. */
  amount: number;
  createdDate: string;
  /** Whether the amount was returned by a later transaction. */
  voided: boolean;
};
type TransactionRow = Omit<GiftCardTransaction, 'amount'> & { amount: string };

async function selectTransactions(tx: Tx, key: 'id' | 'gift_card_id', value: string): Promise<GiftCardTransaction[]> {
  const { rows } = await sql<TransactionRow>`
    select taken.id, taken.gift_card_id as "giftCardId", taken.order_id as "orderId", taken.amount,
      taken.created_date as "createdDate", back.id is not null as voided
    from gift_card_transactions taken
    left join gift_card_transactions back on back.site_id = taken.site_id and back.voids = taken.id
    where taken.site_id = ${tx.siteId} and taken.${sql.ref(key)} = ${value}
    order by taken.created_date desc, taken.id desc limit 1000`.execute(tx.db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** The newest movements of a card's balance. */
export const findTransactionsOf = (tx: Tx, giftCardId: string): Promise<GiftCardTransaction[]> =>
  selectTransactions(tx, 'gift_card_id', giftCardId);

export async function findTransaction(tx: Tx, id: string): Promise<GiftCardTransaction | null> {
  return (await selectTransactions(tx, 'id', id))[0] ?? null;
}

/** Returns what a transaction took to its card, which is locked. */
export async function giveBackTransaction(
  tx: Tx,
  taken: GiftCardTransaction,
  by: { id: string; now: Date },
): Promise<void> {
  await sql`
    with given as (
      insert into gift_card_transactions (site_id, id, gift_card_id, order_id, amount, voids, created_date)
      values (${tx.siteId}, ${by.id}, ${taken.giftCardId}, ${taken.orderId}, ${-taken.amount}, ${taken.id}, ${by.now})
    )
    update gift_cards set balance = balance + ${-taken.amount}::bigint
    where site_id = ${tx.siteId} and id = ${taken.giftCardId}`.execute(tx.db);
}
