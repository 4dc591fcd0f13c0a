-- What the papers of a site say of its business, and when invoices are issued.
create table document_settings (
  site_id      uuid primary key,
  revision     bigint not null,
  updated_date timestamptz not null,
  doc          jsonb not null
);
call protect_tenant_table('document_settings');

-- The last number that was given away: invoices take their numbers one after the other, so that there are no gaps.
create table invoice_counters (
  site_id     uuid primary key,
  last_number bigint not null
);
call protect_tenant_table('invoice_counters');

-- Issued invoices. A row is never removed, as its number is taken for good; what is printed is fixed in `doc`.
create table invoices (
  site_id      uuid not null,
  id           uuid not null,
  order_id     uuid not null,
  number       bigint not null,
  state        text not null check (state in ('Draft', 'Sent', 'Processing', 'Paid', 'Overdue', 'Void', 'Deleted', 'PartiallyPaid', 'PartialAndOverdue')),
  created_date timestamptz not null,
  updated_date timestamptz not null,
  due_date     timestamptz not null,
  doc          jsonb not null,
  primary key (site_id, id),
  unique (site_id, number)
);
call protect_tenant_table('invoices');
create unique index invoices_one_of_order on invoices (site_id, order_id) where state not in ('Void', 'Deleted');
create index invoices_by_order on invoices (site_id, order_id, number);

-- Invoices that other programs made.
create table external_invoices (
  site_id      uuid not null,
  order_id     uuid not null,
  id           text not null,
  app_id       text not null,
  created_date timestamptz not null,
  primary key (site_id, order_id, app_id, id)
);
call protect_tenant_table('external_invoices');
