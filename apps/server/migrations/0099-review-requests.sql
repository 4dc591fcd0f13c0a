-- Invitations to review bought products. Each item of an order is asked about once, unless the request was cancelled or
-- failed: `asks` is what the unique key counts.
create table review_requests (
  site_id      uuid not null,
  id           uuid not null,
  revision     bigint not null default 1,
  order_id     uuid,
  contact_id   uuid not null,
  status       text not null check (status in ('SCHEDULED', 'CANCELED', 'FAILED', 'SENT')),
  opened       boolean not null default false,
  send_date    timestamptz,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  doc          jsonb not null,
  primary key (site_id, id)
);
call protect_tenant_table('review_requests');
create index review_requests_by_created on review_requests (site_id, created_date desc, id desc);
create index review_requests_by_order on review_requests (site_id, order_id) where order_id is not null;
create index review_requests_by_contact on review_requests (site_id, contact_id);

create table review_request_items (
  site_id    uuid not null,
  request_id uuid not null,
  place      int not null,
  product_id uuid not null,
  order_id   uuid,
  asks       boolean not null default true,
  review_id  uuid,
  primary key (site_id, request_id, product_id),
  foreign key (site_id, request_id) references review_requests on delete cascade
);
call protect_tenant_table('review_request_items');
create unique index review_request_items_once on review_request_items (site_id, order_id, product_id) where asks and order_id is not null;

create table review_request_settings (
  site_id      uuid not null primary key,
  revision     bigint not null,
  updated_date timestamptz not null,
  doc          jsonb not null
);
call protect_tenant_table('review_request_settings');

-- Addresses that asked for no more review requests.
create table review_request_refusals (
  site_id      uuid not null,
  email        text not null, -- in small letters
  created_date timestamptz not null,
  primary key (site_id, email)
);
call protect_tenant_table('review_request_refusals');
