-- Links to drafts: one works while its row is here.
create table preview_links (
  site_id      uuid not null,
  id           uuid not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('preview_links');
create index preview_links_by_end on preview_links (expires_date);
