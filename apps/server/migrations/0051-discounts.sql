call create_resource_table('discount_rules'); -- doc: the rule as the wire has it

create table coupons (
  site_id          uuid not null,
  id               uuid not null,
  revision         bigint not null default 1,
  code             text not null,
  code_key         text not null, -- as buyers may type it: lower case, without spaces around it
  name             text not null,
  discount         jsonb not null, -- Discount of the pricing package
  minimum_subtotal bigint check (minimum_subtotal >= 0),
  active           boolean not null,
  start_date       timestamptz not null,
  expiration_date  timestamptz,
  usage_limit      integer check (usage_limit > 0),
  uses             integer not null default 0 check (uses >= 0),
  created_date     timestamptz not null,
  primary key (site_id, id),
  unique (site_id, code_key),
  constraint coupon_uses_within_limit check (uses <= usage_limit)
);
call protect_tenant_table('coupons');

-- An order uses a coupon once. A use that is given back leaves no row.
create table coupon_uses (
  site_id      uuid not null,
  order_id     uuid not null,
  coupon_id    uuid not null,
  created_date timestamptz not null,
  primary key (site_id, order_id, coupon_id)
);
call protect_tenant_table('coupon_uses');

create table gift_cards (
  site_id         uuid not null,
  id              uuid not null,
  code            text not null,
  code_key        text not null,
  currency        text not null,
  initial_amount  bigint not null check (initial_amount > 0),
  balance         bigint not null,
  disabled        boolean not null default false,
  expiration_date timestamptz,
  created_date    timestamptz not null,
  primary key (site_id, id),
  unique (site_id, code_key),
  constraint gift_card_balance check (balance between 0 and initial_amount)
);
call protect_tenant_table('gift_cards');

-- Each movement of a gift card's balance, never changed: what an order took is negative, what it gave back positive.
create table gift_card_transactions (
  site_id      uuid not null,
  id           uuid not null,
  gift_card_id uuid not null,
  order_id     uuid,
  amount       bigint not null check (amount <> 0),
  voids        uuid, -- the transaction that this one takes back
  created_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, gift_card_id) references gift_cards (site_id, id),
  unique (site_id, voids)
);
create index on gift_card_transactions (site_id, order_id);
call protect_tenant_table('gift_card_transactions');
