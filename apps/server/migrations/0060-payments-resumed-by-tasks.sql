-- That a transaction is followed up until it is settled is a task (platform/tasks), so that nobody looks for open ones.

insert into tasks (site_id, kind, key, lane, input, due_date)
select made.site_id, 'resume payment', made.id, 'outside', jsonb_build_object('transactionId', made.id), made.created_date + interval '1 minute'
from payment_transactions made
join payments on payments.site_id = made.site_id and payments.id = made.payment_id
left join payment_outcomes told on told.site_id = made.site_id and told.transaction_id = made.id
where not exists (
    select from payment_outcomes final where final.site_id = made.site_id and final.transaction_id = made.id
      and final.status in ('SUCCEEDED', 'FAILED'))
  -- money that is to be paid outside waits for the merchant, not for a provider
  and not (payments.provider = 'offline' and told.status = 'PROCESSING')
on conflict do nothing;

create or replace function sum_payment(site uuid, payment uuid) returns void language plpgsql security definer set search_path from current as $$
begin
  perform from payments where site_id = site and id = payment for update;
  update payments set
    (authorized, claimed, captured, returned, charged_back) = (
      select
        coalesce(sum(amount) filter (where type = 'AUTHORIZE' and status = 'SUCCEEDED'), 0),
        coalesce(sum(amount) filter (where type in ('CAPTURE', 'VOID') and status is distinct from 'FAILED'), 0),
        coalesce(sum(amount) filter (where type = 'CAPTURE' and status = 'SUCCEEDED'), 0),
        coalesce(sum(amount) filter (where type = 'REFUND' and status is distinct from 'FAILED'), 0),
        coalesce(sum(amount) filter (where type = 'CHARGEBACK' and status = 'SUCCEEDED'), 0)
      from payment_transactions transaction
      left join payment_outcomes outcome on outcome.site_id = transaction.site_id and outcome.transaction_id = transaction.id
        and outcome.status in ('SUCCEEDED', 'FAILED')
      where transaction.site_id = site and transaction.payment_id = payment
    )
  where site_id = site and id = payment;
end $$;

drop index payments_open;
alter table payments drop column open;
