-- What the platform itself needs: sites, people who run them, keys, and the outbox.
-- Two database roles take part. The owner (who runs migrations) sees everything and is used only by asPlatform().
-- `stoa_app` owns nothing and sees, through row-level security, only the site that the connection is set to.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Roles belong to the whole server: other databases may have made it, or may be making it now.
do $$ begin
  if not exists (select from pg_roles where rolname = 'stoa_app') then
    create role stoa_app nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
-- superusers can take any role already; granting without need, two databases at once would collide
do $$
declare
  may_take text := case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end;
begin
  if not pg_has_role(current_user, 'stoa_app', may_take) then
    grant stoa_app to current_user;
  end if;
end $$;
grant usage on schema public to stoa_app;

-- The site of this connection; null (and so nothing visible) where none is set.
create function current_site() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('stoa.site_id', true), '')::uuid $$;

-- Puts a table behind the tenant wall. Every table with a site_id goes through it.
create procedure protect_tenant_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('create policy own_site on %s using (site_id = current_site()) with check (site_id = current_site())', name);
  execute format('grant select, insert, update, delete on %s to stoa_app', name);
end $$;

create table platform_settings (
  name  text primary key,
  value jsonb not null
);

create table sites (
  id           uuid primary key,
  name         text not null,
  state        text not null default 'ENABLED' check (state in ('ENABLED', 'DISABLED', 'PENDING', 'DEMO')),
  currency     text not null,
  language     text not null,
  time_zone    text not null,
  -- which generation clients are told the catalogue is; both APIs work on every site
  catalog_version text not null default 'V3_CATALOG' check (catalog_version in ('V1_CATALOG', 'V3_CATALOG')),
  settings     jsonb not null default '{}', -- SiteSettings: tax, shipping, payment methods, theme
  created_date timestamptz not null,
  updated_date timestamptz not null
);

create table site_hosts (
  host    text primary key, -- lower case, without port
  site_id uuid not null references sites on delete cascade,
  is_primary boolean not null default true
);
create index site_hosts_by_site on site_hosts (site_id);

create table users (
  id            uuid primary key,
  email         text not null unique, -- lower case
  name          text not null,
  password_hash text not null, -- Argon2id
  created_date  timestamptz not null
);

create table user_roles (
  user_id uuid not null references users on delete cascade,
  site_id uuid not null references sites on delete cascade,
  role    text not null,
  primary key (user_id, site_id)
);

create table user_sessions (
  token_hash   bytea primary key, -- SHA-256 of the cookie's value
  user_id      uuid not null references users on delete cascade,
  created_date timestamptz not null,
  expires_date timestamptz not null
);

create table oauth_clients (
  id               uuid primary key, -- the public client id
  site_id          uuid not null references sites on delete cascade,
  name             text not null,
  redirect_uris    text[] not null default '{}',
  redirect_domains text[] not null default '{}',
  created_date     timestamptz not null
);
create index oauth_clients_by_site on oauth_clients (site_id);

create table api_keys (
  key_hash     bytea primary key, -- SHA-256 of the key
  site_id      uuid not null references sites on delete cascade,
  name         text not null,
  permissions  text[] not null, -- permission names of the contract, or '*'
  created_date timestamptz not null
);

create table refresh_tokens (
  token_hash   bytea primary key, -- SHA-256 of the token; renewal does not replace it
  site_id      uuid not null references sites on delete cascade,
  client_id    uuid not null,
  identity     jsonb not null, -- Caller: visitor or member
  created_date timestamptz not null
);

-- Announced facts, written in the transaction that made them true, handed on by the relay.
create table outbox (
  id         bigint generated always as identity primary key,
  event_id   uuid not null,
  site_id    uuid not null,
  type       text not null,
  entity_id  text not null,
  payload    jsonb not null,
  created_date timestamptz not null,
  attempts   int not null default 0,
  next_attempt_date timestamptz not null default now()
);
create index outbox_due on outbox (next_attempt_date, id);
alter table outbox enable row level security;
create policy own_site on outbox for insert with check (site_id = current_site());
grant insert on outbox to stoa_app;

-- Events a consumer has dealt with: delivery is at least once, effects are once.
create table event_receipts (
  consumer text not null,
  event_id uuid not null,
  handled_date timestamptz not null default now(),
  primary key (consumer, event_id)
);
grant insert on event_receipts to stoa_app; -- beside the consumer's own writes, in one transaction

-- Answers of writes that carried an Idempotency-Key, kept 24 hours.
create table idempotency_keys (
  site_id      uuid not null,
  key          text not null,
  caller       text not null,
  request_hash bytea not null,
  status       int, -- null while the first request is still running
  answer       jsonb,
  created_date timestamptz not null,
  primary key (site_id, caller, key)
);
call protect_tenant_table('idempotency_keys');

-- Audit of back-office changes: who, what, before and after.
create table audit_log (
  site_id      uuid not null,
  id           uuid not null,
  operation    text not null,
  caller       jsonb not null,
  entity_id    text,
  request      jsonb,
  created_date timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('audit_log');
create index audit_log_by_date on audit_log (site_id, created_date desc);

-- A document table in the shape the resource mechanism expects.
create procedure create_resource_table(name text) language plpgsql as $$
begin
  execute format('create table %I (
    site_id uuid not null, id uuid not null, revision bigint not null default 1,
    created_date timestamptz not null, updated_date timestamptz not null,
    unique_key text, doc jsonb not null,
    primary key (site_id, id), unique (site_id, unique_key))', name);
  execute format('create index on %I (site_id, created_date desc, id desc)', name);
  call protect_tenant_table(name::regclass);
end $$;
