-- What buyers want to give back. Written under the lock of the order, so that no more is returned than was bought.
call create_resource_table('order_returns');
alter table order_returns add column buyer_id uuid, add column email text; -- whose words the note is
create index order_returns_by_order on order_returns (site_id, (doc ->> 'orderId'));

-- The owner's rule for returns.
create table return_settings (
  site_id      uuid primary key,
  doc          jsonb not null,
  revision     bigint not null,
  updated_date timestamptz not null
);
call protect_tenant_table('return_settings');
