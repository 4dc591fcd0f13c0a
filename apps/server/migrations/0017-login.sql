-- Mails on their way: written with the transaction that wants them sent, deleted once a mail server has taken them.
create table mail_queue (
  id       bigint generated always as identity primary key,
  site_id  uuid not null, -- zeros: of the platform itself
  mail     jsonb not null, -- Mail of platform/mail
  attempts int not null default 0,
  next_attempt_date timestamptz not null default '-infinity'
);
create index mail_queue_due on mail_queue (next_attempt_date, id);
alter table mail_queue enable row level security;
create policy own_site on mail_queue for insert with check (site_id = current_site());
grant insert on mail_queue to stoa_app;

-- From where and with what people have logged in before: a login from elsewhere is told them by mail.
create table identity_devices (
  site_id      uuid not null,
  identity_id  uuid not null,
  device_hash  bytea not null, -- SHA-256 of address and user agent
  first_seen_date timestamptz not null,
  last_seen_date  timestamptz not null,
  primary key (site_id, identity_id, device_hash),
  foreign key (site_id, identity_id) references identities on delete cascade
);
create index identity_devices_by_date on identity_devices (last_seen_date);
call protect_tenant_table('identity_devices');

-- Solved captchas that were handed in: each counts once.
create table used_captchas (
  site_id      uuid not null,
  token_hash   bytea not null,
  expires_date timestamptz not null,
  primary key (site_id, token_hash)
);
create index used_captchas_by_end on used_captchas (expires_date);
call protect_tenant_table('used_captchas');
