import { sql } from 'kysely';
import { memberIdsOf, type Person } from '../../personal-data.ts';
import { type Tx, write } from '../../platform/db/index.ts';

/** A customer is known by the e-mail address, and as a member. */
type Customer = { email: string | null; memberId: string | null };
type Uses = { orderId: string; ruleIds: readonly string[]; customer: Customer };

const emailKey = ({ email }: Customer): string | null => email?.trim().toLowerCase() ?? null;

/** Notes with the commit that an order has the discounts of these rules, which have no limits. */
export function noteRuleUses(tx: Tx, { orderId, ruleIds, customer }: Uses): void {
  if (ruleIds.length === 0) return;
  write(
    tx,
    sql`
    insert into discount_rule_uses (site_id, rule_id, order_id, email_key, member_id)
    select ${tx.siteId}, unnest(${ruleIds as string[]}::uuid[]), ${orderId}, ${emailKey(customer)}, ${customer.memberId}
    on conflict do nothing`,
    { rows: null },
  );
}

/**
 * Notes the same of rules with limits, unless one of them has no uses left for this customer: then `isWithin` is false.
 * Orders with one such rule take turns until their transactions end, and the second statement begins after the turns
 * were taken, so that it sees all uses before. `isLast` tells that no order after this one can have one of the rules.
 */
export async function takeRuleUses(
  tx: Tx,
  { orderId, ruleIds, customer }: Uses,
): Promise<{ isWithin: boolean; isLast: boolean }> {
  const ids = ruleIds as string[];
  await sql`
    select from discount_rules where site_id = ${tx.siteId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx.db,
  );
  const email = emailKey(customer);
  const { rows } = await sql<{ taken: number; isLast: boolean }>`
    with rule as (
      select id, (doc #>> '{settings,usageLimit}')::int - (select count(*) from discount_rule_uses used
          where used.site_id = discount_rules.site_id and used.rule_id = discount_rules.id) as left_in_all,
        (doc #>> '{settings,usageLimitPerUser}')::int - (select count(*) from discount_rule_uses used
          where used.site_id = discount_rules.site_id and used.rule_id = discount_rules.id
            and (used.email_key = ${email}::text or used.member_id = ${customer.memberId}::uuid)) as left_to_customer
      from discount_rules where site_id = ${tx.siteId} and id = any(${ids}::uuid[])
    ), taken as (
      insert into discount_rule_uses (site_id, rule_id, order_id, email_key, member_id)
      select ${tx.siteId}, id, ${orderId}, ${email}, ${customer.memberId}::uuid from rule
      where coalesce(left_in_all, 1) > 0 and coalesce(left_to_customer, 1) > 0
      returning rule_id
    )
    select (select count(*)::int from taken) as taken, exists (select from rule where left_in_all <= 1) as "isLast"`.execute(
    tx.db,
  );
  const { taken = 0, isLast = false } = rows[0] ?? {};
  return { isWithin: taken === ids.length, isLast };
}

/** Forgets the discounts of an order that failed; tells whether one of them has a limit, and so can be had again. */
export async function forgetRuleUses(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ limited: boolean }>`
    with gone as (
      delete from discount_rule_uses where site_id = ${tx.siteId} and order_id = ${orderId} returning rule_id
    )
    select exists (select from discount_rules where site_id = ${tx.siteId} and id in (select rule_id from gone)
      and doc #> '{settings,usageLimit}' is not null) as limited`.execute(tx.db);
  return rows[0]?.limited ?? false;
}

/** What a person is known by in the uses. */
const isBy = ({ memberIds, emails }: { memberIds: readonly string[]; emails: readonly string[] }) => sql`
  (member_id = any(${memberIds as string[]}::uuid[]) or email_key = any(${emails.map((email) => email.toLowerCase())}::text[]))`;

/** The uses by a person. */
export async function findUsesBy(tx: Tx, { memberId, emails }: Person): Promise<unknown[]> {
  const { rows } = await sql`
    select rule_id as "discountRuleId", order_id as "orderId" from discount_rule_uses where site_id = ${tx.siteId} and ${isBy({ memberIds: [memberId], emails })}
    order by order_id`.execute(tx.db);
  return rows;
}

/** Forgets who had the uses. They still count for the limit of all; limits per customer begin anew. */
export async function forgetUsers(tx: Tx, people: readonly Person[]): Promise<void> {
  const by = { memberIds: memberIdsOf(people), emails: people.flatMap(({ emails }) => emails) };
  await sql`
    update discount_rule_uses set email_key = null, member_id = null where site_id = ${tx.siteId} and ${isBy(by)}`.execute(
    tx.db,
  );
}
