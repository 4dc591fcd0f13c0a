-- What apps answer for a site over HTTP.
create table service_plugins (
  site_id      uuid not null,
  id           uuid not null,
  app_id       uuid not null references oauth_clients on delete cascade,
  kind         text not null,
  name         text not null,
  url          text not null,
  active       boolean not null,
  settings     jsonb not null, -- what only some kinds have
  last_failure jsonb, -- not a change: it leaves the revision alone
  revision     bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, app_id, kind) -- an app has one handler for each kind
);
call protect_tenant_table('service_plugins');
create index service_plugins_of_app on service_plugins (app_id);

-- The key by which an app verifies what it is asked.
create table app_keys (
  site_id      uuid not null,
  app_id       uuid not null references oauth_clients on delete cascade,
  public_key   text not null,
  private_key  bytea not null, -- encrypted
  primary key (site_id, app_id)
);
call protect_tenant_table('app_keys');
create index app_keys_of_app on app_keys (app_id);
