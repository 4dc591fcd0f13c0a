-- The files of digital items that were paid for: fetched so often at most, until a certain time. Both are those of the
-- owner's rule at the time when the buyer got them.
create table order_downloads (
  site_id   uuid not null,
  id        uuid not null,
  order_id  uuid not null,
  line_id   uuid not null,
  media_id  text not null,
  file_name text not null,
  file_size bigint not null, -- bytes
  fetched   int not null default 0,
  most      int,         -- null: any number of times
  expires   timestamptz, -- null: never
  primary key (site_id, id),
  unique (site_id, order_id, line_id)
);
call protect_tenant_table('order_downloads');
call note_media_uses('order_downloads', 'DOWNLOAD', array['media_id']);

-- The owner's rule for downloads.
create table download_settings (
  site_id      uuid primary key,
  doc          jsonb not null,
  revision     bigint not null,
  updated_date timestamptz not null
);
call protect_tenant_table('download_settings');
