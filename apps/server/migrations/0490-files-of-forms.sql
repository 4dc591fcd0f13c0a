-- Files that people send by forms. Each has its row before it arrives.
create table form_files (
  site_id       uuid not null,
  key           text not null, -- the first part of the file's id in the media library
  form_id       uuid not null,
  network       text not null, -- where it comes from
  size          bigint not null, -- in bytes: as much as a file may have, until it is known
  submission_id uuid, -- null while it waits for one, and once that is deleted
  is_sent       boolean not null default false,
  created_date  timestamptz not null,
  primary key (site_id, key),
  foreign key (site_id, submission_id) references form_submissions on delete set null (submission_id)
);
call protect_tenant_table('form_files');
create index form_files_by_submission on form_files (site_id, submission_id) where submission_id is not null;
create index form_files_of_all_sites on form_files (is_sent, created_date) where submission_id is null;
