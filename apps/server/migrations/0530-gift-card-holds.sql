-- What gift cards of apps pay for orders. The row is there before the app is asked, so that a crash leaves a trace to follow.
create table gift_card_holds (
  site_id        uuid not null,
  id             uuid not null,
  order_id       uuid not null, -- as the app is told: the order need not be there yet
  checkout_id    uuid, -- the checkout that is to become the order; null for an order that is there
  app_id         uuid not null,
  gift_card_id   uuid not null, -- what the card is called here
  code           text not null,
  amount         bigint not null check (amount > 0),
  currency       text not null,
  -- ASKED: nobody knows whether the card has paid. TAKEN: it has. USED: for an order that is there. RETURNING: the app is to
  -- return it. RETURNED: nothing of it is taken. LOST: the app did not return it
  state          text not null check (state in ('ASKED', 'TAKEN', 'USED', 'RETURNING', 'RETURNED', 'LOST')),
  transaction_id text, -- what the app calls it
  created_date   timestamptz not null,
  updated_date   timestamptz not null,
  primary key (site_id, id),
  unique (site_id, app_id, transaction_id) -- what was taken once pays once
);
call protect_tenant_table('gift_card_holds');
create index on gift_card_holds (site_id, order_id);
create index on gift_card_holds (site_id, checkout_id) where checkout_id is not null;
