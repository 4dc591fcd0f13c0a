-- The orders that have the discount of an automatic rule. One that fails leaves no row.
create table discount_rule_uses (
  site_id  uuid not null,
  rule_id  uuid not null,
  order_id uuid not null,
  primary key (site_id, rule_id, order_id)
);
create index on discount_rule_uses (site_id, order_id);
call protect_tenant_table('discount_rule_uses');

alter table coupons
  add scope jsonb, -- as clients know it
  add scopes jsonb, -- Scope[] of the pricing package; null: the whole order
  add only_lowest_priced boolean not null default false,
  add limit_per_customer integer check (limit_per_customer > 0),
  add applies_to_subscriptions boolean not null default false,
  add discounted_cycle_count integer check (discounted_cycle_count between 1 and 999);
create index on coupons (site_id, created_date desc, id desc);

-- Who used a coupon, by the address in lower case and by the member: a customer is known by either.
alter table coupon_uses add email_key text, add member_id uuid;
create index on coupon_uses (site_id, coupon_id, email_key);
create index on coupon_uses (site_id, coupon_id, member_id) where member_id is not null;
update coupon_uses used set email_key = lower(orders.email), member_id = (orders.doc #>> '{buyer,memberId}')::uuid
  from orders where orders.site_id = used.site_id and orders.id = used.order_id;

-- Until now all coupons were on the order as a whole.
update orders set doc = jsonb_set(doc, '{adjustments}', (
    select jsonb_agg(case when one ->> 'source' = 'COUPON' then one || '{"target": "ORDER"}' else one end order by place)
    from jsonb_array_elements(doc -> 'adjustments') with ordinality as adjustment (one, place)))
  where doc @> '{"adjustments": [{"source": "COUPON"}]}';
-- and carts are priced anew
update checkouts set quote = null where not completed;
