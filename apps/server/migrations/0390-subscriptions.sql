-- What buyers agreed to get and pay for in each cycle. The order that began a contract begins no other.
create table subscription_contracts (
  site_id      uuid not null,
  id           uuid not null,
  order_id     uuid not null,
  buyer_id     uuid,
  email        text,
  status       text not null check (status in ('ACTIVE', 'PAUSED', 'SUSPENDED', 'CANCELED', 'ENDED')),
  next_date    timestamptz, -- when the next cycle is charged, or the last one ends
  revision     bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  doc          jsonb not null,
  primary key (site_id, id)
);
call protect_tenant_table('subscription_contracts');
create unique index subscription_contracts_of_order on subscription_contracts (site_id, order_id);
create index subscription_contracts_of_buyer on subscription_contracts (site_id, buyer_id);
create index subscription_contracts_by_created_date on subscription_contracts (site_id, created_date desc, id);

-- The orders of cycles. A cycle has one order at a time: another takes its place only once it failed.
create table subscription_cycles (
  site_id     uuid not null,
  contract_id uuid not null,
  cycle       int not null,
  order_id    uuid not null,
  attempt     int not null,
  primary key (site_id, contract_id, cycle)
);
call protect_tenant_table('subscription_cycles');
