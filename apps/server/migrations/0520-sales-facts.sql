-- What the orders of past days came to, so that reports on a year need not read its orders.

-- The calendar by which a site's facts were added up. Days of another time zone are other days.
create table sales_calendars (
  site_id   uuid primary key,
  time_zone text not null,
  since     date not null, -- the first of the month from which on days have their facts, and whole months theirs
  until     date not null -- the first day that has none yet
);
call protect_tenant_table('sales_calendars');

-- What the orders that count came to on a day, or in a month, by what tells them apart.
create table sales_facts (
  site_id    uuid not null,
  span       text not null check (span in ('DAY', 'MONTH')),
  starts     date not null,
  dimension  text not null,
  currency   text not null,
  key        text not null,
  name       text, -- of a product as it was ordered last, at `latest`; of a discount
  latest     timestamptz,
  orders     int not null,
  items_sold int,
  sales      bigint,
  saved      bigint, -- what a discount took off
  primary key (site_id, span, starts, dimension, currency, key)
);
call protect_tenant_table('sales_facts');

-- Orders that changed a day's figures since they were added up, by their dates. Rows are only added: nobody waits here.
create table sales_changes (
  site_id      uuid not null,
  place        bigint generated always as identity,
  created_date timestamptz not null,
  email_key    bigint, -- all that is kept of the address
  primary key (site_id, place)
);
call protect_tenant_table('sales_changes');
create index sales_changes_by_date on sales_changes (site_id, created_date);

create function order_counts(status text) returns boolean language sql immutable parallel safe as $$
  select status in ('APPROVED', 'PENDING')
$$;

-- What reports need of an order's document, small enough to be read by the thousand. Lines are [product, name, quantity, total,
-- whether it is a product on sale]: no custom item, and no gift card.
create function order_sales(doc jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_build_object(
    'channel', doc -> 'channelType',
    'country', coalesce(doc #>> '{delivery,destination,address,country}', doc #>> '{billingInfo,address,country}', ''),
    'discounts', (
      select coalesce(jsonb_agg(jsonb_build_array(
        coalesce(given ->> 'code', given ->> 'name', ''), given ->> 'name', given ->> 'amount')), '[]')
      from jsonb_array_elements(case jsonb_typeof(doc -> 'adjustments') when 'array' then doc -> 'adjustments' end) as given),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_array(
        line #>> '{item,productId}', line #>> '{item,productName}', line ->> 'quantity', line #>> '{prices,totalAfterTax}',
        line ->> 'reference' is not null and line #>> '{item,productType}' is distinct from 'GIFT_CARD')), '[]')
      from jsonb_array_elements(doc -> 'lines') as line),
    'items', (
      select coalesce(sum((line ->> 'quantity')::numeric), 0) from jsonb_array_elements(doc -> 'lines') as line))
$$;
alter table orders
  add column sales jsonb not null generated always as (order_sales(doc)) stored,
  -- the same for addresses that differ in the case of their letters
  add column email_key bigint generated always as (hashtextextended(lower(email), 0)) stored;
-- The first order of an address that counts, and the next after a time.
create index orders_by_email_key on orders (site_id, email_key, created_date)
  where status in ('APPROVED', 'PENDING') and email_key is not null;

create function note_sales_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and order_counts(new.status) = order_counts(old.status) and (not order_counts(new.status) or (
    (new.created_date, new.currency, new.total, new.email_key, new.sales)
      is not distinct from (old.created_date, old.currency, old.total, old.email_key, old.sales)))
  then
    return null;
  end if;
  if tg_op <> 'INSERT' and order_counts(old.status)
    and current_setting('stoa.purged_site', true) is distinct from old.site_id::text
  then
    insert into sales_changes (site_id, created_date, email_key) values (old.site_id, old.created_date, old.email_key);
    if tg_op = 'UPDATE' and order_counts(new.status)
      and (new.created_date, new.email_key) is not distinct from (old.created_date, old.email_key)
    then
      return null;
    end if;
  end if;
  if tg_op <> 'DELETE' and order_counts(new.status) then
    insert into sales_changes (site_id, created_date, email_key) values (new.site_id, new.created_date, new.email_key);
  end if;
  return null;
end $$;
create trigger order_changes_sales after insert or update or delete on orders
  for each row execute function note_sales_change();
