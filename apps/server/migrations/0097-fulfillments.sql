-- What was handed over of each order: the quantities of its lines, and how to follow the parcel. Written under the lock of
-- the order, which is judged by the quantities.
create table fulfillments (
  site_id         uuid not null,
  id              uuid not null,
  order_id        uuid not null,
  tracking_number text,
  created_date    timestamptz not null,
  doc             jsonb not null,
  primary key (site_id, id),
  unique (site_id, order_id, tracking_number), -- also finds the fulfilments of an order
  foreign key (site_id, order_id) references orders on delete cascade
);
call protect_tenant_table('fulfillments');
