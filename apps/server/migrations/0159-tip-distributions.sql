-- Who gets which part of the tip of an order. Written under the lock of the order, which holds the tip itself.
create table tip_distributions (
  site_id      uuid not null,
  id           uuid not null,
  order_id     uuid not null,
  tip_id       uuid not null,
  staff_id     uuid not null,
  currency     text not null,
  amount       bigint not null check (amount >= 0), -- in minor units
  created_date timestamptz not null,
  doc          jsonb not null,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders on delete cascade
);
create index on tip_distributions (site_id, order_id);
create index on tip_distributions (site_id, created_date, id);
call protect_tenant_table('tip_distributions');
