/** Audits a database: these rules must hold after any sequence of events, when nothing is under way. */
import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../../apps/server/src/platform/db/index.ts';

/** What gift cards paid of orders. */
const byCard = `(
  select site_id, order_id, -sum(amount) as amount from gift_card_transactions where order_id is not null group by 1, 2)`;

/** The payment status of an order that nothing but a gift card paid. */
const paidByCard = `case when coalesce(card.amount, 0) >= orders.total then 'PAID' when card.amount > 0 then 'PARTIALLY_PAID' else 'NOT_PAID' end`;

/** The payment status of an order that was charged, and may have got money back. */
const paidAndReturned = `case
  when sum(returned) >= sum(captured) + coalesce(card.amount, 0) then 'FULLY_REFUNDED'
  when sum(returned) > 0 then 'PARTIALLY_REFUNDED'
  when sum(captured) + coalesce(card.amount, 0) >= orders.total then 'PAID' else 'PARTIALLY_PAID' end`;

type Problem = { problem: string };

/** The attempts to pay orders, by outcome. */
const attempts = `(
  select payments.site_id, payable_id as order_id, payments.amount, captured, returned, capture,
    coalesce((select status from payment_outcomes told where told.site_id = made.site_id and transaction_id = made.id
      and status in ('SUCCEEDED', 'FAILED')), 'OPEN') as state
  from payments join payment_transactions made on made.site_id = payments.site_id and payment_id = payments.id
  where payable_kind = 'ORDER' and type = 'AUTHORIZE')`;

/** Each query finds violations of one rule, independently of the code that wrote the data. */
const audits: Record<string, string> = {
  'the level of stock is not the sum of its history': `
    select items.id::text || ': ' || items.quantity || ' against ' || coalesce(sum(changes.delta), 0) as problem
    from inventory_items items left join inventory_changes changes on changes.site_id = items.site_id and changes.item_id = items.id
    where items.track_quantity group by items.site_id, items.id having items.quantity <> coalesce(sum(changes.delta), 0) or items.quantity < 0`,
  'what is ordered ahead is not the sum of its history, or beyond its limit': `
    select items.id::text || ': ' || items.preorder_counter || ' of ' || coalesce(items.preorder_limit::text, 'any') || ' against ' || coalesce(sum(preorder_delta), 0) as problem
    from inventory_items items left join inventory_changes changes on changes.site_id = items.site_id and changes.item_id = items.id
    group by items.site_id, items.id
    having items.preorder_counter <> coalesce(sum(preorder_delta), 0) or items.preorder_counter > coalesce(items.preorder_limit, items.preorder_counter)`,
  'a product is not as available as its stock says': `
    select product_id || ': ' || status || ' with ' || in_stock || ' of ' || variants as problem
    from product_availability join (
      select site_id, product_id, count(*) as variants,
        count(*) filter (where case when track_quantity then quantity > 0 else in_stock end) as in_stock
      from inventory_items where exists (
        select from locations where locations.site_id = inventory_items.site_id and id = location_id and is_default)
      group by site_id, product_id
    ) as stock using (site_id, product_id)
    where status <> case when in_stock = variants then 'IN_STOCK' when in_stock = 0 then 'OUT_OF_STOCK' else 'PARTIALLY_OUT_OF_STOCK' end`,
  'an order took other stock than its lines say': `
    with lines as (
      select orders.site_id, orders.id as order_id, (line -> 'item' ->> 'variantId')::uuid as variant_id,
        sum((line ->> 'quantity')::int) as quantity
      from orders, jsonb_array_elements(doc -> 'lines') line
      where status = 'APPROVED' or exists (
        select from ${attempts} attempts where attempts.site_id = orders.site_id and order_id = orders.id and state = 'OPEN')
      group by 1, 2, 3
    ), taken as (
      select changes.site_id, changes.order_id, items.variant_id, sum(preorder_delta) - sum(delta) as quantity
      from inventory_changes changes join inventory_items items on items.site_id = changes.site_id and items.id = changes.item_id
      where order_id is not null group by 1, 2, 3 having sum(preorder_delta) - sum(delta) <> 0
    )
    select coalesce(lines.order_id, taken.order_id) || ': ' || coalesce(lines.quantity, 0) || ' sold, ' || coalesce(taken.quantity, 0) || ' taken' as problem
    from lines full join taken using (site_id, order_id, variant_id)
    where coalesce(lines.quantity, 0) <> coalesce(taken.quantity, 0)`,
  'stock moved for an order that does not exist': `
    select changes.order_id::text as problem from inventory_changes changes
    where order_id is not null and not exists (select from orders where orders.site_id = changes.site_id and orders.id = changes.order_id)`,
  'an order has no lines, or its lines do not add up to its total': `
    select id::text as problem from orders
    where jsonb_array_length(doc -> 'lines') = 0
      or total <> (select sum((line -> 'prices' ->> 'totalAfterTax')::bigint) from jsonb_array_elements(doc -> 'lines') line)
        + coalesce((doc -> 'delivery' -> 'prices' ->> 'totalAfterTax')::bigint, 0)`,
  'the payments and the payment status of an order contradict each other': `
    select orders.id || ': ' || orders.status || ', ' || payment_status || ', ' || coalesce(string_agg(state || ' ' || attempts.amount || ' captured ' || captured, ', '), 'no payments') as problem
    from orders left join ${attempts} attempts on attempts.site_id = orders.site_id and attempts.order_id = orders.id
    left join ${byCard} card on card.site_id = orders.site_id and card.order_id = orders.id
    group by orders.site_id, orders.id, card.amount
    having (case
      when bool_or(capture <> 'AT_ONCE') then true
      when bool_or(captured <> case when state = 'SUCCEEDED' then attempts.amount else 0 end) then true
      when count(*) filter (where state <> 'FAILED') > 1 then true
      -- an order that was edited costs something else than what was charged
      when bool_or(attempts.amount <> orders.total - coalesce(card.amount, 0) and state <> 'FAILED' and not orders.doc ? 'editedBy') then true
      when bool_or(state = 'SUCCEEDED') then payment_status <> ${paidAndReturned} or orders.status <> 'APPROVED'
      when bool_or(state = 'OPEN') then payment_status <> 'PENDING' or orders.status <> 'INITIALIZED'
      when bool_or(state = 'FAILED') then (orders.status, payment_status) not in (('INITIALIZED', 'DECLINED'), ('CANCELED', 'DECLINED'), ('APPROVED', ${paidByCard}))
      else orders.status <> 'APPROVED' or payment_status <> ${paidByCard} end)`,
  'a gift card does not hold the sum of its history': `
    select cards.id || ': ' || balance || ' of ' || initial_amount || ', moved ' || coalesce(sum(amount), 0) as problem
    from gift_cards cards left join gift_card_transactions moved on moved.site_id = cards.site_id and gift_card_id = cards.id
    group by cards.site_id, cards.id having balance <> initial_amount + coalesce(sum(amount), 0) or balance < 0`,
  'a gift card paid for an order that was given up, or for none': `
    select paid.order_id || ': ' || paid.amount || ' by card, ' || coalesce(orders.status, 'no order') as problem
    from ${byCard} paid left join orders on orders.site_id = paid.site_id and orders.id = paid.order_id
    where paid.amount <> 0 and (orders.id is null
      -- an edit may have made the order cheaper than what was paid for it
      or paid.amount > orders.total and not orders.doc ? 'editedBy'
      or orders.status in ('INITIALIZED', 'CANCELED') and orders.payment_status = 'DECLINED')`,
  'the uses of a coupon are not those of its orders, or more than its limit': `
    select coupons.id || ': ' || uses || ' of ' || coalesce(usage_limit::text, 'any') || ', ' || count(used.order_id) || ' orders' as problem
    from coupons left join coupon_uses used on used.site_id = coupons.site_id and coupon_id = coupons.id
    group by coupons.site_id, coupons.id having uses <> count(used.order_id) or uses > coalesce(usage_limit, uses)`,
  'a coupon was used by an order that was given up, or by none': `
    select used.order_id || ': ' || coalesce(orders.status || ' ' || orders.payment_status, 'no order') as problem
    from coupon_uses used left join orders on orders.site_id = used.site_id and orders.id = used.order_id
    where orders.id is null or orders.status in ('INITIALIZED', 'CANCELED') and orders.payment_status = 'DECLINED'`,
  'the sums of a payment are not those of its transactions': `
    select payments.id || ': ' || captured || ' captured' as problem
    from payments left join (
      select made.*, told.status from payment_transactions made left join payment_outcomes told
        on told.site_id = made.site_id and told.transaction_id = made.id and told.status in ('SUCCEEDED', 'FAILED')
    ) made on made.site_id = payments.site_id and made.payment_id = payments.id
    group by payments.site_id, payments.id
    having count(made.id) = 0
      or authorized <> coalesce(sum(made.amount) filter (where type = 'AUTHORIZE' and status = 'SUCCEEDED'), 0)
      or captured <> coalesce(sum(made.amount) filter (where type = 'CAPTURE' and status = 'SUCCEEDED'), 0)
      or claimed <> coalesce(sum(made.amount) filter (where type in ('CAPTURE', 'VOID') and status is distinct from 'FAILED'), 0)
      or returned <> coalesce(sum(made.amount) filter (where type = 'REFUND' and status is distinct from 'FAILED'), 0)
      or captured > authorized or returned > captured`,
  'a transaction is open and nobody follows it up, or the other way round': `
    select coalesce(made.id::text, task.key) || ': ' || case when task.key is null then 'open' else 'settled' end as problem
    from (
      select site_id, id from payment_transactions
      except select site_id, transaction_id from payment_outcomes where status in ('SUCCEEDED', 'FAILED')
    ) made full join (select * from tasks where kind = 'resume payment') task on task.site_id = made.site_id and task.key = made.id::text
    where made.id is null or task.key is null`,
  'a transaction was settled more than once': `
    select transaction_id::text as problem from payment_outcomes where status in ('SUCCEEDED', 'FAILED')
    group by site_id, transaction_id having count(*) > 1`,
  'the books of the bank say something else than ours': `
    select coalesce(made.idempotency_key, bank.idempotency_key) || ': ' || coalesce(bank.outcome ->> 'status', 'unknown') || ' against ' || coalesce(told.status, 'open') as problem
    from payment_transactions made join payments on payments.site_id = made.site_id and payments.id = made.payment_id and provider = 'sandbox'
    left join payment_outcomes told on told.site_id = made.site_id and told.transaction_id = made.id and told.status in ('SUCCEEDED', 'FAILED')
    full join sandbox_transactions bank on bank.site_id = made.site_id and bank.idempotency_key = made.idempotency_key
    where (made.type = 'AUTHORIZE' or made.id is null)
      and (case when bank.outcome ->> 'status' in ('SUCCEEDED', 'FAILED') then bank.outcome ->> 'status' end) is distinct from told.status`,
  'a checkout and its order contradict each other': `
    select coalesce(checkouts.id, orders.checkout_id) || ': ' || coalesce(orders.status, 'no order') as problem
    from checkouts full join orders on orders.site_id = checkouts.site_id and orders.checkout_id = checkouts.id
    where checkouts.id is null or checkouts.completed <> (coalesce(orders.status, '') = 'APPROVED')`,
  'what was ordered stayed in its cart': `
    -- later additions stay: a cart that has not been written since its order still holds the order's items
    select carts.id::text as problem from carts join checkouts on checkouts.site_id = carts.site_id and checkouts.cart_id = carts.id
    where checkouts.completed and carts.updated_date < checkouts.updated_date`,
  'order numbers were left out': `
    select orders.site_id || ': ' || count(*) || ' from ' || min(number) || ' to ' || max(number) || ', counter ' || max(last_number) as problem
    from orders join order_counters using (site_id) group by orders.site_id
    having count(*) <> max(number) - min(number) + 1 or max(last_number) <> max(number)`,
  'an order was not announced, or more than once': `
    select orders.id || ': ' || wanted.type || ' ' || count(witnessed.event_id) as problem
    from orders cross join (values ('wix.ecom.v1.order_created'), ('wix.ecom.v1.order_approved')) wanted (type)
    left join witnessed_events witnessed on witnessed.entity_id = orders.id::text and witnessed.type = wanted.type
    group by orders.site_id, orders.id, wanted.type
    having count(witnessed.event_id) <> case when wanted.type like '%created' or orders.status = 'APPROVED' then 1 else 0 end
      -- servers in production write no events without a consumer
      and (wanted.type like '%approved' or exists (select from witnessed_events where type like '%order_created'))`,
  'something was announced that did not happen': `
    select entity_id || ': ' || type as problem from witnessed_events
    where type like 'wix.ecom.v1.order_%' and not exists (select from orders where orders.id::text = entity_id)`,
  'transactions waited for each other in a circle': `
    select deadlocks::text as problem from pg_stat_database where datname = current_database() and deadlocks > 0`,
  'an event was lost': `
    select type || ' ' || entity_id as problem from witnessed_events witnessed
    where not handed_on and not exists (select from outbox where outbox.event_id = witnessed.event_id)`,
};

/** All violations in the books of all sites, in words; none if the books are in order. */
export async function problemsIn(database: Database): Promise<string[]> {
  return asPlatform('an audit looks at all sites', database, async (tx) => {
    const found: string[] = [];
    for (const [name, text] of Object.entries(audits)) {
      const { rows } = await sql.raw<Problem>(text).execute(tx.db);
      found.push(...rows.map(({ problem }) => `${name}: ${problem}`));
    }
    return found;
  });
}

/** The remaining stock of a product. */
export const stockOf = (database: Database, productId: string): Promise<number> =>
  number(database, (tx) =>
    sql<{ number: number }>`
    select quantity as number from inventory_items where product_id = ${productId}`.execute(tx.db),
  );

/** The number of rows of a table across all sites. */
export const countOf = (
  database: Database,
  table: 'orders' | 'carts' | 'checkouts' | 'payments' | 'coupon_uses' | 'gift_card_transactions',
): Promise<number> =>
  number(database, (tx) =>
    sql<{ number: number }>`select count(*)::int as number from ${sql.table(table)}`.execute(tx.db),
  );

async function number(database: Database, read: (tx: Tx) => Promise<{ rows: { number: number }[] }>): Promise<number> {
  const { rows } = await asPlatform('a test looks behind the scenes', database, read);
  return rows[0]?.number ?? 0;
}

/** Updates the planner's statistics, as the database itself does after a while. */
export const analyse = (database: Database) =>
  asPlatform('statistics are of all sites', database, (tx) => sql`analyze`.execute(tx.db));
