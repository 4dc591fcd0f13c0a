-- Product files that were brought in: what became of each, and what was wrong with their rows.

create table catalog_imports (
  site_id       uuid not null,
  id            uuid not null,
  file_name     text not null,
  stored_name   text, -- in the private storage; null once the file is deleted
  size          bigint not null, -- bytes
  pictures_name text, -- an archive of pictures and videos that the file names
  format        text not null,
  row_count     int not null,
  -- a check and an import are both runs; the last one is told of
  run           text check (run in ('CHECK', 'IMPORT')),
  job_id        uuid,
  options       jsonb not null default '{}',
  position      int not null default 0, -- products of the file that the run has dealt with, written together with them
  counts        jsonb not null default '{}',
  preview       jsonb not null default '[]', -- the first products and what becomes of them
  created_date  timestamptz not null,
  updated_date  timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('catalog_imports');
create index catalog_imports_by_date on catalog_imports (site_id, created_date desc, id desc);

create table catalog_import_problems (
  site_id   uuid not null,
  import_id uuid not null,
  number    int not null, -- in the order in which they were found
  file_row  int not null,
  column_name text not null,
  value     text not null,
  reason    text not null,
  severity  text not null check (severity in ('error', 'warning')),
  primary key (site_id, import_id, number),
  foreign key (site_id, import_id) references catalog_imports on delete cascade
);
call protect_tenant_table('catalog_import_problems');

-- Files are not fetched again that were fetched from the same address before.
create index media_files_by_source on media_files (site_id, source_url) where source_url is not null;
