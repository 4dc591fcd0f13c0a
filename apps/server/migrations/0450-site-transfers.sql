-- Sites that their owners offer to somebody else, one offer for each site at a time.
create table site_transfers (
  site_id      uuid primary key,
  id           uuid not null unique,
  from_user    uuid not null,
  email        text not null, -- of the person who may accept
  token_hash   bytea not null unique,
  stays        boolean not null, -- whether the former owner stays on the team
  created_date timestamptz not null,
  expires_date timestamptz not null
);
call protect_tenant_table('site_transfers');
create index site_transfers_by_email on site_transfers (email);
create index site_transfers_by_end on site_transfers (expires_date);
