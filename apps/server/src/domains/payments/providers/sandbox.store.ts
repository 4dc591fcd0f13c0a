import { sql } from 'kysely';
import { readSite, type Scope } from '../../../platform/db/index.ts';
import type { Outcome, TransactionType } from '../payment.ts';
import type { StatementOf } from '../provider.ts';

/** A request to the sandbox, and its answer. */
export type SandboxTransaction = {
  key: string;
  type: TransactionType;
  amount: number;
  card: string;
  /** The authorisation that it belongs to; null where that is not known. */
  authorizationKey: string | null;
  outcome: Outcome;
};

const columns = sql`idempotency_key as key, type, amount, card, authorization_key as "authorizationKey", outcome`;

type Row = Omit<SandboxTransaction, 'amount'> & { amount: string };

/**
 * Writes the sandbox's answer to a key, and returns the valid one: an earlier answer stays, unless it was a question to
 * the buyer and this is its end. The bank's books do not count as part of a request's statements.
 */
export async function say(
  scope: Scope,
  { key, type, amount, card, authorizationKey, outcome }: SandboxTransaction,
  { endsQuestion }: { endsQuestion: boolean },
): Promise<Outcome> {
  const { rows } = await readSite({ ...scope, statements: { count: 0 } }, (tx) =>
    sql<{ outcome: Outcome }>`
      insert into sandbox_transactions as known (site_id, idempotency_key, type, amount, card, authorization_key, outcome)
      values (${tx.siteId}, ${key}, ${type}, ${amount}, ${card}, ${authorizationKey}, ${JSON.stringify(outcome)})
      on conflict (site_id, idempotency_key) do update set outcome = case
        when ${endsQuestion} and known.outcome ->> 'status' in ('ACTION_REQUIRED', 'PROCESSING') then excluded.outcome
        else known.outcome end
      returning outcome`.execute(tx.db),
  );
  const [said] = rows;
  if (!said) throw new Error('the sandbox said nothing');
  return said.outcome;
}

/** The entry under a key in the sandbox's books. */
export async function findInBooks(scope: Scope, key: string): Promise<SandboxTransaction | null> {
  const { rows } = await readSite({ ...scope, statements: { count: 0 } }, (tx) =>
    sql<Row>`
      select ${columns} from sandbox_transactions
      where site_id = ${tx.siteId} and idempotency_key = ${key}`.execute(tx.db),
  );
  return rows[0] ? { ...rows[0], amount: Number(rows[0].amount) } : null;
}

/** All entries of a payment. Older ones are known by the beginning of their keys only, which is our name of the payment. */
export async function listInBooks(
  scope: Scope,
  { paymentId, authorization }: Pick<StatementOf, 'paymentId' | 'authorization'>,
): Promise<SandboxTransaction[]> {
  const { rows } = await readSite({ ...scope, statements: { count: 0 } }, (tx) =>
    sql<Row>`
      select ${columns} from sandbox_transactions
      where site_id = ${tx.siteId} and (idempotency_key = ${authorization.key}
        or authorization_key = ${authorization.key} or starts_with(idempotency_key, ${`${paymentId}:`}))
      order by idempotency_key`.execute(tx.db),
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
