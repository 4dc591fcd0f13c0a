-- Releases that become live at a time: frozen when they are scheduled.
create table scheduled_releases (
  site_id      uuid not null,
  id           uuid not null,
  manifest     jsonb not null, -- as in releases
  note         text not null default '',
  author       text,
  publish_date timestamptz not null,
  created_date timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('scheduled_releases');
