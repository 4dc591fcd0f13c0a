-- The gift card that a site sells.
create table gift_card_products (
  site_id      uuid primary key,
  id           uuid not null,
  revision     bigint not null,
  updated_date timestamptz not null,
  doc          jsonb not null
);
call protect_tenant_table('gift_card_products');

-- Gift cards that were bought: one for each unit of a line of an order, however often its payment is reported.
alter table gift_cards
  add column order_id uuid,
  add column order_line_id text,
  add column order_unit int,
  add constraint bought_by_unit check (num_nulls(order_id, order_line_id, order_unit) in (0, 3));
create unique index gift_cards_by_order on gift_cards (site_id, order_id, order_line_id, order_unit) where order_id is not null;
