-- A refund as it was decided: for what, and what else happens. What becomes of its money is in the transactions that name
-- it. Refunds are added and never changed.
create table order_refunds (
  site_id      uuid not null,
  id           uuid not null,
  order_id     uuid not null,
  created_date timestamptz not null,
  doc          jsonb not null,
  primary key (site_id, id)
);
call protect_tenant_table('order_refunds');
create index order_refunds_by_order on order_refunds (site_id, order_id, created_date);
revoke update, delete on order_refunds from stoa_app;

-- Charges that the merchant prepared, for a card that the buyer gives later. No money moves here.
create table payment_intents (
  site_id      uuid not null,
  id           uuid not null,
  payable_kind text not null check (payable_kind in ('ORDER', 'PAYMENT_REQUEST', 'RENEWAL')),
  payable_id   uuid not null,
  amount       bigint not null check (amount > 0),
  currency     text not null,
  capture      text not null check (capture in ('AT_ONCE', 'LATER')),
  details      jsonb not null default '{}',
  token        text, -- from the provider's own form; null until the buyer has given a card
  created_date timestamptz not null,
  used_date    timestamptz,
  primary key (site_id, id)
);
call protect_tenant_table('payment_intents');
