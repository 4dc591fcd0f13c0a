-- Money below orders. A payment is one attempt to pay a payable (an order, a payment request, a renewal). Its transactions
-- and what providers said of them are rows that are added and never changed: what is authorised, captured and refunded is
-- their sum. The program may add rows and read them; only the triggers below write the sums.

alter table payments rename to old_payments;
alter table old_payments rename constraint payments_pkey to old_payments_pkey;

-- The site's contracts with payment providers. Rows stay for as long as payments name them.
create table payment_accounts (
  site_id      uuid not null,
  id           uuid not null unique, -- notifications name only the account
  provider     text not null,
  method       text not null, -- the way to pay that it serves: 'card'
  enabled      boolean not null default true,
  secret       bytea, -- signs notifications; sealed by the secret box
  created_date timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('payment_accounts');
create unique index payment_accounts_by_method on payment_accounts (site_id, method) where enabled;

create table payments (
  site_id       uuid not null,
  id            uuid not null,
  payable_kind  text not null check (payable_kind in ('ORDER', 'PAYMENT_REQUEST', 'RENEWAL')),
  payable_id    uuid not null,
  provider      text not null,
  account_id    uuid, -- null where the provider needs none, as when money is paid outside
  method        text not null,
  amount        bigint not null check (amount > 0),
  currency      text not null,
  capture       text not null check (capture in ('AT_ONCE', 'LATER')),
  created_date  timestamptz not null,
  -- sums of the transactions, which only the triggers write
  authorized    bigint not null default 0,
  claimed       bigint not null default 0, -- captured or let go, or about to be
  captured      bigint not null default 0,
  returned      bigint not null default 0, -- refunded, or about to be
  charged_back  bigint not null default 0,
  open          int not null default 0, -- transactions that have no outcome yet
  constraint authorized_within_amount check (authorized <= amount),
  constraint captured_within_authorized check (claimed <= authorized),
  constraint refunded_within_captured check (returned <= captured),
  constraint charged_back_within_captured check (charged_back <= captured),
  primary key (site_id, id),
  foreign key (site_id, account_id) references payment_accounts
);
call protect_tenant_table('payments');
create index payments_by_payable on payments (site_id, payable_kind, payable_id, created_date);
create index payments_open on payments (created_date, id) where open > 0;

create table payment_transactions (
  site_id         uuid not null,
  id              uuid not null,
  payment_id      uuid not null,
  type            text not null check (type in ('AUTHORIZE', 'CAPTURE', 'VOID', 'REFUND', 'CHARGEBACK')),
  amount          bigint not null check (amount > 0),
  idempotency_key text not null, -- names it to the provider, so that asking again moves nothing again
  created_date    timestamptz not null,
  place           bigint generated always as identity, -- the order in which they were written
  primary key (site_id, id),
  unique (site_id, idempotency_key),
  foreign key (site_id, payment_id) references payments
);
call protect_tenant_table('payment_transactions');
create index payment_transactions_by_payment on payment_transactions (site_id, payment_id);

-- What providers said of transactions. Without a row, nothing is known of one but that it was about to be asked for.
create table payment_outcomes (
  site_id        uuid not null,
  transaction_id uuid not null,
  status         text not null check (status in ('ACTION_REQUIRED', 'PROCESSING', 'SUCCEEDED', 'FAILED')),
  reference      text, -- the provider's name for the transaction
  action_url     text, -- where the buyer answers their bank
  failure_code   text check (failure_code in ('DECLINED', 'INSUFFICIENT_FUNDS', 'NOT_CONFIRMED', 'EXPIRED', 'CANCELED', 'REFUSED')),
  failure        text, -- for the buyer to read
  created_date   timestamptz not null,
  primary key (site_id, transaction_id, status),
  check ((status = 'FAILED') = (failure_code is not null)),
  foreign key (site_id, transaction_id) references payment_transactions
);
call protect_tenant_table('payment_outcomes');
-- a transaction ends once
create unique index payment_outcomes_final on payment_outcomes (site_id, transaction_id) where status in ('SUCCEEDED', 'FAILED');

-- Adds up what the transactions of a payment came to. The row is locked before they are read, so that of two
-- transactions at the same time the second counts the first, and the checks above hold between them.
create function sum_payment(site uuid, payment uuid) returns void language plpgsql security definer set search_path from current as $$
begin
  perform from payments where site_id = site and id = payment for update;
  update payments set
    (authorized, claimed, captured, returned, charged_back, open) = (
      select
        coalesce(sum(amount) filter (where type = 'AUTHORIZE' and status = 'SUCCEEDED'), 0),
        coalesce(sum(amount) filter (where type in ('CAPTURE', 'VOID') and status is distinct from 'FAILED'), 0),
        coalesce(sum(amount) filter (where type = 'CAPTURE' and status = 'SUCCEEDED'), 0),
        coalesce(sum(amount) filter (where type = 'REFUND' and status is distinct from 'FAILED'), 0),
        coalesce(sum(amount) filter (where type = 'CHARGEBACK' and status = 'SUCCEEDED'), 0),
        count(*) filter (where status is null)
      from payment_transactions transaction
      left join payment_outcomes outcome on outcome.site_id = transaction.site_id and outcome.transaction_id = transaction.id
        and outcome.status in ('SUCCEEDED', 'FAILED')
      where transaction.site_id = site and transaction.payment_id = payment
    )
  where site_id = site and id = payment;
end $$;
revoke all on function sum_payment(uuid, uuid) from public;

create function payment_transaction_added() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform sum_payment(new.site_id, new.payment_id);
  return null;
end $$;
create function payment_outcome_added() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform sum_payment(new.site_id, payment_id) from payment_transactions where site_id = new.site_id and id = new.transaction_id;
  return null;
end $$;
create function refuse_change_of_money() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: add a transaction or an outcome that says what happened', tg_table_name;
end $$;

-- Payments of before. A charge was one row that moved from status to status; it becomes the transactions that led there.
insert into payment_accounts (site_id, id, provider, method, created_date)
select site_id, gen_random_uuid(), provider, 'card', min(created_date) from old_payments where provider = 'sandbox' group by site_id, provider;

insert into payments (site_id, id, payable_kind, payable_id, provider, account_id, method, amount, currency, capture, created_date)
select old.site_id, old.id, 'ORDER', order_id, old.provider, account.id, old.method, amount, currency,
  case when status in ('AUTHORIZED', 'VOIDED') then 'LATER' else 'AT_ONCE' end, old.created_date
from old_payments old left join payment_accounts account on account.site_id = old.site_id and account.provider = old.provider;

create temporary table moved on commit drop as
select site_id, payment_id, type, amount, id, status, reference, failure_code, failure, key, created_date, updated_date
from (
  select site_id, id as payment_id, 'AUTHORIZE' as type, amount, gen_random_uuid() as id, idempotency_key as key,
    created_date, updated_date, provider_reference as reference, failure,
    case
      when status in ('CANCELED', 'DECLINED') then 'FAILED'
      when status = 'PENDING_MERCHANT' then 'PROCESSING'
      when status <> 'PENDING' then 'SUCCEEDED'
      when provider_reference is not null then 'ACTION_REQUIRED'
    end as status,
    case status when 'CANCELED' then 'CANCELED' when 'DECLINED' then 'DECLINED' end as failure_code
  from old_payments
  union all
  select site_id, id, 'CAPTURE', amount, gen_random_uuid(), idempotency_key || ':capture', created_date, updated_date,
    provider_reference, null, 'SUCCEEDED', null
  from old_payments where status in ('APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED')
  union all
  select site_id, id, 'VOID', amount, gen_random_uuid(), idempotency_key || ':void', updated_date, updated_date,
    provider_reference, null, 'SUCCEEDED', null
  from old_payments where status = 'VOIDED'
  union all
  -- How much of a partial refund went back was never written down. All but the smallest amount is taken for it, so that
  -- nothing can go back twice.
  select site_id, id, 'REFUND', case status when 'REFUNDED' then amount else greatest(amount - 1, 1) end, gen_random_uuid(),
    idempotency_key || ':refund', updated_date, updated_date, null, null, 'SUCCEEDED', null
  from old_payments where status in ('REFUNDED', 'PARTIALLY_REFUNDED')
) as steps;
insert into payment_transactions (site_id, id, payment_id, type, amount, idempotency_key, created_date)
select site_id, id, payment_id, type, amount, key, created_date from moved
order by created_date, payment_id, array_position(array['AUTHORIZE', 'CAPTURE', 'VOID', 'REFUND'], type);
insert into payment_outcomes (site_id, transaction_id, status, reference, failure_code, failure, created_date)
select site_id, id, status, reference, failure_code, failure, updated_date from moved where status is not null;
select sum_payment(site_id, id) from payments;
drop table old_payments;

create trigger payment_transaction_added after insert on payment_transactions
for each row execute function payment_transaction_added();
create trigger payment_outcome_added after insert on payment_outcomes
for each row execute function payment_outcome_added();
create trigger refuse_change before update or delete on payment_transactions
for each row execute function refuse_change_of_money();
create trigger refuse_change before update or delete on payment_outcomes
for each row execute function refuse_change_of_money();
revoke update, delete on payment_transactions, payment_outcomes from stoa_app;
revoke insert, update, delete on payments from stoa_app;
grant insert (site_id, id, payable_kind, payable_id, provider, account_id, method, amount, currency, capture, created_date)
on payments to stoa_app;

-- The books of the sandbox, which stands for a bank elsewhere: what it was asked for and what it said, by the key.
create table sandbox_transactions (
  site_id         uuid not null,
  idempotency_key text not null,
  type            text not null,
  amount          bigint not null,
  card            text not null, -- the token of the test card; empty where none was shown
  outcome         jsonb not null,
  primary key (site_id, idempotency_key)
);
call protect_tenant_table('sandbox_transactions');
