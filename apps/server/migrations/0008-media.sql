-- The media library: folders, kinds of files, private files, the trash.

alter table media_files
  add column kind text not null default 'IMAGE'
    check (kind in ('IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'ARCHIVE', 'MODEL3D', 'OTHER')),
  add column folder_id text not null default 'media-root', -- a root, or a folder's id
  add column private boolean not null default false, -- handed out by signed addresses only, kept apart
  add column labels text[] not null default '{}',
  add column poster_id text, -- a video's still picture, a file too
  add column source_url text, -- where it was imported from
  add column search_text text not null default '',
  add column updated_date timestamptz,
  add column deleted_date timestamptz, -- in the trash since
  add column deleted_with text; -- the folder that took it along to the trash
update media_files set updated_date = created_date,
  search_text = trim(regexp_replace(lower(file_name), '[^[:alnum:]]+', ' ', 'g'));
alter table media_files alter column updated_date set not null;
create index media_files_by_folder on media_files (site_id, folder_id, updated_date desc, id desc);
create index media_files_by_updated on media_files (site_id, updated_date desc, id desc);
create index media_files_by_name on media_files (site_id, lower(file_name), id);
create index media_files_by_size on media_files (site_id, size, id);
create index media_files_by_kind on media_files (site_id, kind, updated_date desc, id desc);
create index media_files_by_text on media_files using gin (search_text gin_trgm_ops);
create index media_files_by_id on media_files (id); -- whether another site has the same file
create index media_files_in_trash on media_files (deleted_date) where deleted_date is not null;

create table media_folders (
  site_id      uuid not null,
  id           text not null,
  name         text not null,
  parent_id    text not null, -- a root, or a folder's id
  search_text  text not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  deleted_date timestamptz,
  deleted_with text, -- the folder that took it along to the trash
  primary key (site_id, id)
);
call protect_tenant_table('media_folders');
create index media_folders_by_parent on media_folders (site_id, parent_id);
create index media_folders_in_trash on media_folders (deleted_date) where deleted_date is not null;

-- What an address that hands out several files as one archive stands for.
create table media_archives (
  site_id      uuid not null,
  id           uuid not null,
  file_ids     text[] not null,
  folder_id    text,
  expires_date timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('media_archives');
create index media_archives_by_expiry on media_archives (expires_date);
