-- The shop: catalogue, stock, carts, checkouts, orders, payments, pages, media.
-- An aggregate is one row with its document in `doc`, beside the columns that queries and constraints need.
-- Amounts are integers in the currency's minor unit.

call create_resource_table('brands');
call create_resource_table('ribbons');
call create_resource_table('info_sections');
call create_resource_table('tax_groups');

create sequence product_numeric_ids;
create table products (
  site_id      uuid not null,
  id           uuid not null,
  numeric_id   bigint not null default nextval('product_numeric_ids'),
  revision     bigint not null default 1,
  slug         text not null,
  name         text not null,
  visible      boolean not null,
  product_type text not null check (product_type in ('PHYSICAL', 'DIGITAL')),
  price        bigint not null, -- lowest selling price of a visible variant
  price_max    bigint not null,
  sku          text,
  brand_id     uuid,
  ribbon_id    uuid,
  category_ids uuid[] not null default '{}',
  created_date timestamptz not null,
  updated_date timestamptz not null,
  search_text  text not null default '', -- lower case, unaccented: name, SKUs, brand, description
  doc          jsonb not null, -- Product, canonical
  primary key (site_id, id),
  unique (site_id, slug)
);
-- documents are read whole and often: keep them uncompressed in place of spending CPU on each read
alter table products alter column doc set storage external;
call protect_tenant_table('products');
grant usage on sequence product_numeric_ids to stoa_app;
create index products_by_created on products (site_id, created_date desc, id desc);
create index products_by_updated on products (site_id, updated_date desc, id desc);
create index products_by_name on products (site_id, name, id);
create index products_by_price on products (site_id, price, id);
create index products_by_numeric_id on products (site_id, numeric_id);
create index products_by_category on products using gin (category_ids);
create index products_by_text on products using gin (search_text gin_trgm_ops);

create table categories (
  site_id      uuid not null,
  id           uuid not null,
  revision     bigint not null default 1,
  slug         text not null,
  name         text not null,
  visible      boolean not null,
  position     int not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  doc          jsonb not null,
  primary key (site_id, id),
  unique (site_id, slug)
);
call protect_tenant_table('categories');

-- Stock is a fact that must never be wrong: one row a variant and location, never below zero.
create table inventory_items (
  site_id        uuid not null,
  id             uuid not null,
  product_id     uuid not null,
  variant_id     uuid not null,
  location_id    uuid not null,
  revision       bigint not null default 1,
  track_quantity boolean not null,
  quantity       int, -- null where not tracked
  in_stock       boolean not null, -- counts only where not tracked
  created_date   timestamptz not null,
  updated_date   timestamptz not null,
  primary key (site_id, id),
  unique (site_id, product_id, variant_id, location_id),
  foreign key (site_id, product_id) references products on delete cascade,
  check ((track_quantity and quantity is not null and quantity >= 0) or (not track_quantity and quantity is null))
);
call protect_tenant_table('inventory_items');

-- Every change of stock: adding them up gives the level.
create table inventory_changes (
  site_id      uuid not null,
  id           uuid not null,
  item_id      uuid not null,
  delta        int not null,
  reason       text not null check (reason in ('ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE')),
  order_id     uuid,
  created_date timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('inventory_changes');
create index inventory_changes_by_item on inventory_changes (site_id, item_id, created_date desc);

create table carts (
  site_id      uuid not null,
  id           uuid not null,
  owner_id     uuid not null, -- the visitor or member
  revision     bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  doc          jsonb not null,
  primary key (site_id, id),
  unique (site_id, owner_id)
);
call protect_tenant_table('carts');
create index carts_by_age on carts (updated_date);

create table checkouts (
  site_id      uuid not null,
  id           uuid not null,
  cart_id      uuid,
  owner_id     uuid not null,
  revision     bigint not null default 1,
  completed    boolean not null default false,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  doc          jsonb not null,
  primary key (site_id, id)
);
call protect_tenant_table('checkouts');
create unique index checkouts_by_cart on checkouts (site_id, cart_id) where not completed;

create table order_counters (
  site_id     uuid primary key,
  last_number bigint not null
);
call protect_tenant_table('order_counters');

create table orders (
  site_id            uuid not null,
  id                 uuid not null,
  number             bigint not null,
  checkout_id        uuid, -- unique: a checkout becomes at most one order
  buyer_id           uuid,
  revision           bigint not null default 1,
  status             text not null check (status in ('INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED')),
  payment_status     text not null, -- derived from the ledger by the only function that writes it
  fulfillment_status text not null,
  archived           boolean not null default false,
  email              text,
  currency           text not null,
  total              bigint not null,
  purchased_date     timestamptz,
  created_date       timestamptz not null,
  updated_date       timestamptz not null,
  doc                jsonb not null,
  primary key (site_id, id),
  unique (site_id, checkout_id),
  unique (site_id, number)
);
call protect_tenant_table('orders');
create index orders_by_created on orders (site_id, created_date desc, id desc);
create index orders_by_buyer on orders (site_id, buyer_id, created_date desc);

-- The ledger of money: rows are added and move forward, never rewritten.
create table payments (
  site_id         uuid not null,
  id              uuid not null,
  order_id        uuid not null,
  provider        text not null,
  method          text not null,
  idempotency_key text not null,
  amount          bigint not null check (amount > 0),
  currency        text not null,
  status          text not null check (status in ('APPROVED','PENDING','PENDING_MERCHANT','CANCELED','DECLINED','REFUNDED','PARTIALLY_REFUNDED','AUTHORIZED','VOIDED')),
  provider_reference text,
  failure         text,
  created_date    timestamptz not null,
  updated_date    timestamptz not null,
  primary key (site_id, id),
  unique (site_id, idempotency_key),
  foreign key (site_id, order_id) references orders on delete cascade
);
call protect_tenant_table('payments');
create index payments_by_order on payments (site_id, order_id, created_date);
create index payments_pending on payments (created_date) where status = 'PENDING';

create table redirect_sessions (
  site_id      uuid not null,
  id           uuid not null,
  token_hash   bytea not null unique,
  intent       jsonb not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  used_date    timestamptz,
  primary key (site_id, id)
);
call protect_tenant_table('redirect_sessions');

create table pages (
  site_id      uuid not null,
  id           uuid not null,
  slug         text not null, -- '' is the home page
  title        text not null,
  revision     bigint not null default 1,
  draft        jsonb not null,
  published    jsonb,
  published_date timestamptz,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, slug)
);
call protect_tenant_table('pages');

create table media_files (
  site_id      uuid not null,
  id           text not null, -- the name in media addresses
  file_name    text not null,
  mime_type    text not null,
  width        int,
  height       int,
  size         bigint not null,
  hash         bytea not null, -- SHA-256 of the stored bytes
  created_date timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('media_files');
