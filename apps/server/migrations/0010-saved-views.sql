-- Searches of the back office's lists that people keep under a name.
create table saved_views (
  site_id      uuid not null,
  id           uuid not null,
  owner        text not null, -- the caller that made it
  list         text not null,
  name         text not null,
  parameters   text not null,
  shared       boolean not null default false,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('saved_views');
create unique index saved_views_by_name on saved_views (site_id, list, owner, lower(name));
create index saved_views_shared on saved_views (site_id, list) where shared;
