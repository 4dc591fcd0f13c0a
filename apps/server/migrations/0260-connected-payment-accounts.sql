-- What an account with a payment provider says of itself, beside its keys. The sandbox moves no money and tells this
-- server itself what happens.
alter table payment_accounts
  add column title text,
  add column is_live boolean not null default false,
  add column is_notified boolean not null default true;
