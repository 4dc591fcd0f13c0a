-- Orders in the making, and changes of orders that were placed: an order is changed by one draft at a time.
create table draft_orders (
  site_id      uuid not null,
  id           uuid not null,
  order_id     uuid,
  status       text not null check (status in ('DRAFT', 'COMMITTED')),
  revision     bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  doc          jsonb not null,
  primary key (site_id, id)
);
call protect_tenant_table('draft_orders');
create unique index draft_orders_one_of_order on draft_orders (site_id, order_id) where status = 'DRAFT';
create index draft_orders_by_created_date on draft_orders (site_id, created_date desc, id);
create index draft_orders_by_updated_date on draft_orders (site_id, updated_date desc, id);
create index draft_orders_left on draft_orders (updated_date) where status = 'DRAFT' and order_id is not null;
