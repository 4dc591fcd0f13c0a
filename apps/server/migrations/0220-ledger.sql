-- What is known of a payment beside its money: how it was paid, what the merchant calls that, what is planned with money
-- that is held. Only money is append-only.
alter table payments add column details jsonb not null default '{}';
grant insert (details), update (details) on payments to stoa_app;
-- Which refund or plan a movement of money is part of.
alter table payment_transactions add column details jsonb not null default '{}';

-- Payments that were made elsewhere may wait for the merchant.
alter table payment_outcomes drop constraint payment_outcomes_status_check;
alter table payment_outcomes add constraint payment_outcomes_status_check
  check (status in ('ACTION_REQUIRED', 'MERCHANT_REQUIRED', 'PROCESSING', 'SUCCEEDED', 'FAILED'));

-- A bank may return what it took back.
alter table payment_transactions drop constraint payment_transactions_type_check;
alter table payment_transactions add constraint payment_transactions_type_check
  check (type in ('AUTHORIZE', 'CAPTURE', 'VOID', 'REFUND', 'CHARGEBACK', 'CHARGEBACK_REVERSAL'));
alter table payments add column reversed bigint not null default 0;
alter table payments add constraint reversed_within_charged_back check (reversed <= charged_back);

create or replace function sum_payment(site uuid, payment uuid) returns void language plpgsql security definer set search_path from current as $$
begin
  perform from payments where site_id = site and id = payment for update;
  update payments set
    (authorized, claimed, captured, returned, charged_back, reversed) = (
      select
        coalesce(sum(amount) filter (where type = 'AUTHORIZE' and status = 'SUCCEEDED'), 0),
        coalesce(sum(amount) filter (where type in ('CAPTURE', 'VOID') and status is distinct from 'FAILED'), 0),
        coalesce(sum(amount) filter (where type = 'CAPTURE' and status = 'SUCCEEDED'), 0),
        coalesce(sum(amount) filter (where type = 'REFUND' and status is distinct from 'FAILED'), 0),
        coalesce(sum(amount) filter (where type = 'CHARGEBACK' and status = 'SUCCEEDED'), 0),
        coalesce(sum(amount) filter (where type = 'CHARGEBACK_REVERSAL' and status = 'SUCCEEDED'), 0)
      from payment_transactions transaction
      left join payment_outcomes outcome on outcome.site_id = transaction.site_id and outcome.transaction_id = transaction.id
        and outcome.status in ('SUCCEEDED', 'FAILED')
      where transaction.site_id = site and transaction.payment_id = payment
    )
  where site_id = site and id = payment;
end $$;
