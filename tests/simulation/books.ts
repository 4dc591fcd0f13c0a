/** What must be true after each step, found out from the rows themselves and the bank's books, not from the code that wrote them. */
import { sql } from 'kysely';
import { asPlatform, type Database } from '../../apps/server/src/platform/db/index.ts';
import type { World } from './world.ts';

/** The transactions of all payments with what became of them, and with what the bank says of the same. */
const told = `
  select made.*, payable_id as order_id, payments.provider, payments.capture, told.status, bank.outcome ->> 'status' as at_bank, bank.amount as bank_amount
  from payment_transactions made join payments on payments.id = payment_id
  left join payment_outcomes told on transaction_id = made.id and told.status in ('SUCCEEDED', 'FAILED')
  left join sandbox_transactions bank on bank.idempotency_key = made.idempotency_key`;

/** What the bank moved, by its own books: what it took for an order, and what it gave back. */
const atBank = `
  select order_id,
    coalesce(sum(amount) filter (where at_bank = 'SUCCEEDED' and (type = 'CAPTURE' or type = 'AUTHORIZE' and capture = 'AT_ONCE')), 0) as taken,
    coalesce(sum(amount) filter (where at_bank = 'SUCCEEDED' and type = 'REFUND'), 0) as given
  from told where provider = 'sandbox' group by 1`;

const byCard = `
  select order_id, -sum(amount) as paid from gift_card_transactions where order_id is not null group by 1`;

/** Each query finds violations of one rule, at any moment. */
const always: Record<string, string> = {
  'stock is not the sum of its history, or below nothing': `
    select items.id || ': ' || items.quantity || ' against ' || coalesce(sum(delta), 0) as problem
    from inventory_items items left join inventory_changes changes on item_id = items.id
    group by items.site_id, items.id, items.quantity having items.quantity <> coalesce(sum(delta), 0) or items.quantity < 0`,
  'an order holds other stock than its lines': `
    with lines as (
      select id as order_id, (line -> 'item' ->> 'variantId')::uuid as variant_id,
        sum((line ->> 'quantity')::int - coalesce((line ->> 'restocked')::int, 0)) as quantity, status in ('CANCELED', 'REJECTED')
          or status = 'INITIALIZED' and payment_status in ('DECLINED', 'CANCELED') as is_over
      from orders, jsonb_array_elements(doc -> 'lines') line group by 1, 2, 4
    ), taken as (
      select order_id, variant_id, -sum(delta) as quantity
      from inventory_changes join inventory_items items on items.id = item_id where order_id is not null group by 1, 2
    )
    select order_id || ': ' || coalesce(lines.quantity, 0) || ' sold, ' || coalesce(taken.quantity, 0) || ' taken, ' || coalesce(is_over::text, 'no order') as problem
    from lines full join taken using (order_id, variant_id)
    where coalesce(lines.quantity, 0) <> coalesce(taken.quantity, 0) and not (is_over and coalesce(taken.quantity, 0) = 0)`,
  'more was sold than ever came in': `
    select items.id || ': ' || sold.quantity || ' of ' || coalesce(sum(delta) filter (where order_id is null), 0) as problem
    from inventory_items items join inventory_changes on item_id = items.id join (
      select (line -> 'item' ->> 'variantId')::uuid as variant_id,
        sum((line ->> 'quantity')::int - coalesce((line ->> 'restocked')::int, 0)) as quantity
      from orders, jsonb_array_elements(doc -> 'lines') line where status = 'APPROVED' group by 1
    ) sold using (variant_id) group by items.id, sold.quantity
    having sold.quantity > coalesce(sum(delta) filter (where order_id is null), 0)`,
  'the sums of a payment are not those of its transactions': `
    select payments.id || ': ' || captured || ' captured, ' || returned || ' returned' as problem
    from payments left join told on payment_id = payments.id group by payments.site_id, payments.id
    having count(told.id) = 0
      or authorized <> coalesce(sum(told.amount) filter (where type = 'AUTHORIZE' and status = 'SUCCEEDED'), 0)
      or captured <> coalesce(sum(told.amount) filter (where type = 'CAPTURE' and status = 'SUCCEEDED'), 0)
      or returned <> coalesce(sum(told.amount) filter (where type = 'REFUND' and status is distinct from 'FAILED'), 0)
      or captured > authorized or returned > captured`,
  'a transaction is open and nobody follows it up': `
    select told.id::text as problem from told where status is null and not exists (
      select from tasks where kind = 'resume payment' and key = told.id::text)`,
  'the bank says something else than we do': `
    select idempotency_key || ': ' || coalesce(at_bank, 'nothing') || ' against ' || status as problem from told
    where provider = 'sandbox' and status is not null and not (type = 'CAPTURE' and capture = 'AT_ONCE')
      and not coalesce((details ->> 'outside')::boolean, false) and (at_bank is distinct from status or bank_amount not in (0, amount))`,
  'the bank took more for an order than it ever cost': `
    select order_id || ': ' || taken || ' less ' || given as problem from at_bank join highest using (order_id)
    where taken - given > highest.total`,
  'the bank was paid for an order that is not there': `
    select order_id::text as problem from at_bank where taken > 0 and not exists (select from orders where id = order_id)`,
  'the bank moved money that nobody asked for': `
    select idempotency_key as problem from sandbox_transactions bank
    where type not in ('CHARGEBACK', 'CHARGEBACK_REVERSAL')
      and not exists (select from payment_transactions made where made.idempotency_key = bank.idempotency_key)`,
  'the ledger says something else of what banks took back': `
    select payments.id || ': ' || charged_back || ' less ' || reversed || ', ' || returned || ' of ' || captured as problem
    from payments left join (
      select payment_id, coalesce(sum(bank_amount) filter (where type = 'CHARGEBACK'), 0) as back,
        coalesce(sum(bank_amount) filter (where type = 'CHARGEBACK_REVERSAL'), 0) as given, min(place) as since
      from told where type in ('CHARGEBACK', 'CHARGEBACK_REVERSAL') group by 1
    ) bank on payment_id = payments.id
    where charged_back <> coalesce(back, 0) or reversed <> coalesce(given, 0)
      -- a bank may take back what is being refunded, but nobody refunds what is known to be taken back
      or returned + charged_back - reversed > captured and exists (
        select from told where told.payment_id = payments.id and type = 'REFUND' and status is distinct from 'FAILED' and place > since)`,
  'a cycle was charged twice': `
    select contract_id || ', cycle ' || cycle as problem from cycles join money using (order_id) where got > back
    group by contract_id, cycle having count(*) > 1`,
  'a free trial was charged before its end': `
    select cycles.order_id::text as problem from cycles join money using (order_id) join subscription_contracts on id = contract_id
    where cycle > 0 and got > 0 and begun < (doc ->> 'trialEnd')::timestamptz
    union all select order_id::text from cycles where cycle = 0 and cost > 0`,
  'a buyer has had a free trial twice': `
    select product_id || ': ' || who as problem from cycles, lateral (values (buyer_id::text), (lower(email))) as buyer (who)
    where cycle = 0 and status = 'APPROVED' and who is not null group by product_id, who having count(*) > 1`,
  'a payment request was paid twice': `
    select request_id::text as problem from payment_request_attempts join told using (payment_id)
    where type = 'CAPTURE' and status = 'SUCCEEDED' group by 1 having count(*) > 1`,
  'an order does not say what was paid for it': `
    select id || ': ' || payment_status || ', ' || got || ' of ' || total || ', ' || back || ' back' as problem
    from orders join money on order_id = id
    where case payment_status
      when 'PAID' then back > 0 or got < total
      when 'PARTIALLY_PAID' then got <= 0 or got >= total or back > 0
      when 'FULLY_REFUNDED' then got <= 0 or back < got
      when 'PARTIALLY_REFUNDED' then back <= 0 or back >= got
      else got > 0 and status = 'APPROVED' end`,
  'the lines of an order do not add up to its total': `
    select id::text as problem from orders
    where total <> (select coalesce(sum((line -> 'prices' ->> 'totalAfterTax')::bigint), 0) from jsonb_array_elements(doc -> 'lines') line)
      + coalesce((doc -> 'delivery' -> 'prices' ->> 'totalAfterTax')::bigint, 0)`,
  'a gift card does not hold the sum of its history': `
    select cards.id || ': ' || balance || ' of ' || initial_amount || ', moved ' || coalesce(sum(amount), 0) as problem
    from gift_cards cards left join gift_card_transactions moved on gift_card_id = cards.id
    group by cards.site_id, cards.id having balance <> initial_amount + coalesce(sum(amount), 0) or balance < 0`,
  'an order says something else of its gift cards than they do': `
    select id || ': ' || said || ' against ' || coalesce(paid, 0) || ', ' || status as problem
    from (
      select id, status, coalesce((
        select sum((given ->> 'amount')::bigint) from jsonb_array_elements(doc -> 'giftCards') given where given -> 'returned' is null
      ), 0) as said from orders
    ) orders left join by_card on order_id = id
    -- an order that was not placed, or is not any more, has given the money back
    where coalesce(paid, 0) <> said and not (status <> 'APPROVED' and coalesce(paid, 0) = 0)`,
  'order numbers were left out': `
    select count(*) || ' up to ' || max(number) as problem from orders having count(*) <> coalesce(max(number) - min(number) + 1, 0)`,
  'what is kept of a day is not what its orders come to': `
    select day || ': ' || coalesce(kept.said, 'nothing') || ' against ' || coalesce(made.said, 'nothing') as problem
    from (
      select starts as day, orders || ' orders, ' || items_sold || ' items, ' || sales as said from sales_facts
      where span = 'DAY' and dimension = 'TOTAL'
    ) kept full join (
      select (created_date at time zone time_zone)::date as day, count(*) || ' orders, '
        || sum((select coalesce(sum((line ->> 'quantity')::int), 0) from jsonb_array_elements(doc -> 'lines') line)) || ' items, '
        || sum(total) as said
      from orders, sales_calendars where status in ('APPROVED', 'PENDING') group by 1
    ) made using (day) cross join sales_calendars
    where day >= since and day < until and kept.said is distinct from made.said and not exists (
      select from sales_changes where (created_date at time zone time_zone)::date = day)`,
  'a checkout has two orders': `
    select checkout_id::text as problem from orders where checkout_id is not null and status not in ('CANCELED', 'REJECTED')
    group by 1 having count(*) > 1`,
};

/** What must be true besides once everybody has heard of everything. */
const atRest: Record<string, string> = {
  'a transaction is still open': `select told.id::text as problem from told where status is null and provider <> 'offline'`,
  'the bank was paid for an order that was never placed': `
    select id || ': ' || status || ', ' || payment_status || ', ' || taken - given as problem from orders join at_bank on order_id = id
    where taken - given > 0 and status <> 'APPROVED' and id not in (select id from canceled)`,
  'a subscription does not know of a cycle that was paid': `
    select contract_id || ', cycle ' || cycle as problem from cycles left join subscription_contracts on id = contract_id
    where cycles.status = 'APPROVED' and (id is null or cycle >= (doc ->> 'nextCycle')::int)`,
  'nobody charges a subscription': `
    select id::text as problem from subscription_contracts where status = 'ACTIVE' and not exists (
      select from tasks where kind = 'renew subscription' and key = id::text)`,
  'a payment request does not say whether it was paid': `
    select id || ': ' || (doc ->> 'status') as problem from payment_requests
    where (doc ->> 'status' = 'PAID') <> exists (
      select from payment_request_attempts join told using (payment_id)
      where request_id = payment_requests.id and type = 'CAPTURE' and status = 'SUCCEEDED')`,
  'a checkout was paid and is open': `
    select checkouts.id::text as problem from checkouts join orders on checkout_id = checkouts.id
    where orders.status = 'APPROVED' and not completed`,
};

const facts = `
  with told as (${told}), at_bank as (${atBank}), by_card as (${byCard}),
  highest as (select key::uuid as order_id, value::bigint as total from jsonb_each_text($1::jsonb)),
  canceled as (select value::uuid as id from jsonb_array_elements_text($2::jsonb)),
  -- the orders of subscriptions: 0 is the cycle of a free trial
  cycles as (
    select id as order_id, (line #>> '{item,subscription,contract,id}')::uuid as contract_id,
      (line #>> '{item,subscription,contract,cycle}')::int as cycle, line #>> '{item,productId}' as product_id,
      (line #>> '{prices,totalAfterTax}')::bigint as cost, buyer_id, email, status, created_date as begun
    from orders, jsonb_array_elements(doc -> 'lines') line where line #> '{item,subscription,contract}' is not null
  ),
  money as (
    select orders.id as order_id,
      coalesce((select sum(amount) from told where order_id = orders.id and type = 'CAPTURE' and status = 'SUCCEEDED'), 0)
        + coalesce((select sum((given ->> 'amount')::bigint) from jsonb_array_elements(doc -> 'giftCards') given
            where purchased_date is not null and (given -> 'returned' is null or given -> 'returned' ->> 'refundId' is not null)), 0) as got,
      coalesce((select sum(amount) from told where order_id = orders.id and type = 'REFUND' and status = 'SUCCEEDED'), 0)
        + coalesce((select sum((given ->> 'amount')::bigint) from jsonb_array_elements(doc -> 'giftCards') given
            where given -> 'returned' ->> 'refundId' is not null), 0) as back
    from orders
  )`;

const asOne = (rules: Record<string, string>): string =>
  `${facts} ` +
  Object.entries(rules)
    .map(([name, rule]) => `select '${name}: ' || problem as problem from (${rule}) found`)
    .join(' union all ');

const rules = { now: asOne(always), atRest: asOne({ ...always, ...atRest }) };

/** Has a database keep the plan of the rules for any moment: it takes longer than their answer. */
export const keepPlan = (database: Database): Promise<void> =>
  asPlatform('a simulation looks into its books after each step', database, async (tx) => {
    await sql
      .raw(`create function problems_now(text, text) returns setof text language plpgsql as $$ begin
        return query ${rules.now}; end $$`)
      .execute(tx.db);
    await sql`grant execute on function problems_now to public`.execute(tx.db);
  });

/** The violations at this moment, in words, in a database that keeps their plan. */
export const problemsNow = (world: Books): Promise<string[]> =>
  find(world, `select problem from problems_now($1, $2) as problem`);

type Books = Pick<World, 'look' | 'highest' | 'canceled'>;

/** The same once nothing is under way any more. */
export const problemsAtRest = (world: Books): Promise<string[]> => find(world, rules.atRest);

async function find({ look, highest, canceled }: Books, question: string): Promise<string[]> {
  for (const { id, total } of await look<{ id: string; total: string }>('select id, total from orders'))
    highest.set(id, Math.max(highest.get(id) ?? 0, Number(total)));
  const known = [JSON.stringify(Object.fromEntries(highest)), JSON.stringify([...canceled])];
  const found = await look<{ problem: string }>(question, known);
  return found.map(({ problem }) => problem);
}
