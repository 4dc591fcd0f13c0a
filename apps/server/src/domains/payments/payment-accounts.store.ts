import { sql } from 'kysely';
import { type Database, readPlatform, type Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';

/** A site's contract with a payment provider. */
export type PaymentAccount = {
  id: string;
  provider: string;
  /** The payment method that it serves; a disabled account still serves its existing payments. */
  method: string;
  enabled: boolean;
  /** What the provider knows the account by; encrypted for the account. */
  secret: Buffer | null;
  /** What the account is called at the provider; null where that is not known. */
  title: string | null;
  /** Whether real money is moved. */
  isLive: boolean;
  /** Whether the provider tells this server what happens to payments. */
  isNotified: boolean;
  createdDate: string;
};

/** The scope in which an account's secret is encrypted. */
export const secretScope = (accountId: string): string => `payment account ${accountId}`;

export async function listAccounts(tx: Tx): Promise<PaymentAccount[]> {
  const { rows } = await sql<PaymentAccount>`
    select id, provider, method, enabled, secret, title, is_live as "isLive", is_notified as "isNotified",
      created_date as "createdDate" from payment_accounts
    where site_id = ${tx.siteId} order by enabled desc, created_date desc, id`.execute(tx.db);
  return rows;
}

/** Writes an account, or the secret of the enabled one that serves the same method and has none yet. */
export async function putAccount(
  tx: Tx,
  { id, provider, method, secret }: Pick<PaymentAccount, 'id' | 'provider' | 'method' | 'secret'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into payment_accounts as known (site_id, id, provider, method, secret, created_date)
    values (${tx.siteId}, ${id}, ${provider}, ${method}, ${secret}, ${now})
    on conflict (site_id, method) where enabled do update set secret = excluded.secret
    where known.id = excluded.id and known.secret is null`.execute(tx.db);
}

/** Writes an account that takes the new payments of its method, in place of the one that did. */
export async function enableAccount(tx: Tx, account: PaymentAccount): Promise<void> {
  const { id, provider, method, secret, title, isLive, isNotified, createdDate } = account;
  await sql`
    update payment_accounts set enabled = false
    where site_id = ${tx.siteId} and method = ${method} and enabled`.execute(tx.db);
  await sql`
    insert into payment_accounts (site_id, id, provider, method, secret, title, is_live, is_notified, created_date)
    values (${tx.siteId}, ${id}, ${provider}, ${method}, ${secret}, ${title}, ${isLive}, ${isNotified}, ${createdDate})`.execute(
    tx.db,
  );
}

/** Stops an account from taking new payments; false where there is none. It stays for the payments that name it. */
export async function disableAccount(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update payment_accounts set enabled = false where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return numAffectedRows > 0n;
}

/** The site of an account: notifications name only the account. */
export async function findSiteOfAccount(
  database: Database,
  accountId: string,
  provider: string,
): Promise<string | null> {
  if (!isGuid(accountId)) return null;
  return readPlatform('a provider names its account, and not the site', database, async (tx) => {
    const { rows } = await sql<{ siteId: string }>`
      select site_id as "siteId" from payment_accounts where id = ${accountId} and provider = ${provider}`.execute(
      tx.db,
    );
    return rows[0]?.siteId ?? null;
  });
}
