-- Tags, wishlists, back-in-stock requests, and what is bought and looked at together.

create table tags (
  site_id      uuid not null,
  id           text not null check (length(id) between 1 and 5), -- number in base 36
  number       int not null,
  fqdn         text not null, -- the kind of entity that it is for
  exposure     text not null check (exposure in ('PUBLIC', 'PRIVATE')),
  name         text not null,
  name_key     text not null, -- lower case
  revision     bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, number),
  unique (site_id, fqdn, exposure, name_key)
);
call protect_tenant_table('tags');

create table wishlists (
  site_id      uuid not null,
  id           uuid not null,
  owner_id     uuid not null, -- the visitor or member
  app_id       uuid not null, -- whose items it holds
  tags         jsonb not null default '{}',
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, owner_id, app_id)
);
call protect_tenant_table('wishlists');
create table wishlist_items (
  site_id     uuid not null,
  wishlist_id uuid not null,
  item_key    text not null, -- the same reference cannot be on the list twice
  reference   jsonb not null,
  added_date  timestamptz not null,
  primary key (site_id, wishlist_id, item_key),
  foreign key (site_id, wishlist_id) references wishlists on delete cascade
);
call protect_tenant_table('wishlist_items');

create table back_in_stock_requests (
  site_id      uuid not null,
  id           uuid not null,
  app_id       uuid not null,
  product_id   uuid not null,
  variant_id   uuid, -- null waits for any variant
  email        text not null, -- lower case
  status       text not null check (status in ('RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED')),
  doc          jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, product_id) references products on delete cascade
);
call protect_tenant_table('back_in_stock_requests');
create index back_in_stock_by_date on back_in_stock_requests (site_id, created_date desc, id desc);
create index back_in_stock_waiting on back_in_stock_requests (site_id, product_id, variant_id) where status = 'RECEIVED';
-- nobody waits twice for the same thing
create unique index back_in_stock_once on back_in_stock_requests
  (site_id, email, product_id, coalesce(variant_id, product_id)) where status in ('RECEIVED', 'PROCESSING');

-- Products that came together: in one order, or before the eyes of one person.
create table product_meetings (
  site_id    uuid not null,
  kind       text not null check (kind in ('PURCHASE', 'VIEW')),
  basket_id  uuid not null, -- the order, or the visitor
  product_id uuid not null,
  quantity   int not null,
  met_date   timestamptz not null,
  primary key (site_id, kind, basket_id, product_id)
);
call protect_tenant_table('product_meetings');
create index product_meetings_by_product on product_meetings (site_id, product_id, kind, met_date desc);
create index product_meetings_by_date on product_meetings (site_id, kind, met_date);

create table back_in_stock_settings (
  site_id    uuid not null,
  app_id     uuid not null,
  collecting boolean not null,
  primary key (site_id, app_id)
);
call protect_tenant_table('back_in_stock_settings');
