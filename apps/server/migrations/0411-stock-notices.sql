-- Which items the business knows to be running out: it is told of each once, until it is in stock again.
create table stock_notices (
  site_id      uuid primary key,
  told         jsonb not null, -- by item: LOW, or OUT
  updated_date timestamptz not null
);
call protect_tenant_table('stock_notices');

-- What is not sent is counted often: mails that wait are among it.
drop index mails_in_trouble;
create index mails_not_sent on mails (site_id, state, created_date) where state <> 'SENT';
