-- Links by which a part of an order is paid.
call create_resource_table('payment_requests');
create index payment_requests_by_order on payment_requests (site_id, (doc ->> 'orderId'));

-- The payments that were begun by a link. They are payments of the order; the request is paid once one of them is.
create table payment_request_attempts (
  site_id    uuid not null,
  payment_id uuid not null,
  request_id uuid not null,
  primary key (site_id, payment_id)
);
call protect_tenant_table('payment_request_attempts');
create index payment_request_attempts_by_request on payment_request_attempts (site_id, request_id);
