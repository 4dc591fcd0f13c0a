-- Changes of what the coming cycles of subscriptions contain and cost: a subscription is changed by one draft at a time.
create table draft_subscription_contracts (
  site_id      uuid not null,
  id           uuid not null,
  contract_id  uuid not null,
  status       text not null check (status in ('DRAFT', 'COMMITTED')),
  revision     bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  doc          jsonb not null,
  primary key (site_id, id)
);
call protect_tenant_table('draft_subscription_contracts');
create unique index draft_subscription_contracts_one_of_contract
  on draft_subscription_contracts (site_id, contract_id) where status = 'DRAFT';
create index draft_subscription_contracts_of_contract on draft_subscription_contracts (site_id, contract_id);
create index draft_subscription_contracts_by_created_date
  on draft_subscription_contracts (site_id, created_date desc, id);
create index draft_subscription_contracts_left on draft_subscription_contracts (updated_date) where status = 'DRAFT';
