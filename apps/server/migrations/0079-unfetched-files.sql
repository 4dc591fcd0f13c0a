-- Addresses from which an import could not fetch a file, by the SHA-256 of the address: they are not asked again for a day.
create table unfetched_files (
  site_id     uuid not null,
  address     bytea not null,
  reason      text not null,
  failed_date timestamptz not null,
  primary key (site_id, address)
);
call protect_tenant_table('unfetched_files');
create index unfetched_files_by_date on unfetched_files (failed_date);
