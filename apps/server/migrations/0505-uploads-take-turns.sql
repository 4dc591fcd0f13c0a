-- Uploads with a signed address that are being stored. One at a time: the address may be in several hands.
create table media_arrivals (
  site_id    uuid not null,
  key        text not null, -- the first part of the file's id
  begun_date timestamptz not null,
  primary key (site_id, key)
);
call protect_tenant_table('media_arrivals');

-- By when a file must have arrived whose sender was only given an address; null once it has, or where it came at once.
alter table form_files add column arrives_by timestamptz;
create index form_files_to_arrive on form_files (arrives_by) where arrives_by is not null;
