-- Payments are compared with what their providers know of them. Differences that comparing cannot mend wait for a person.
create table payment_differences (
  site_id      uuid not null,
  payment_id   uuid not null,
  kind         text not null check (kind in ('RECEIVED', 'RETURNED', 'CHARGED_BACK')),
  ours         bigint not null, -- what the ledger says, in minor units of the payment's currency
  theirs       bigint not null, -- what the provider says
  found_date   timestamptz not null,
  decided_date timestamptz, -- when a person said that it is dealt with
  primary key (site_id, payment_id, kind),
  foreign key (site_id, payment_id) references payments
);
call protect_tenant_table('payment_differences');
create index payment_differences_open on payment_differences (site_id, found_date) where decided_date is null;

-- The authorisation that a movement in the sandbox's books belongs to; null where it was written before.
alter table sandbox_transactions add column authorization_key text;

-- Movements that nobody told this server of are listed.
create index payment_transactions_mended on payment_transactions (site_id, created_date) where details ? 'isMended';

-- Payments of before are compared, too.
insert into tasks (site_id, kind, key, lane, input, due_date)
select site_id, 'reconcile payment', id, 'outside', jsonb_build_object('paymentId', id), now() + interval '1 hour'
from payments where account_id is not null and created_date > now() - interval '180 days'
on conflict do nothing;
