-- Domains that owners want for their sites. Only those that were proven are host names of the site.
create table site_domains (
  site_id       uuid not null references sites on delete cascade,
  id            uuid not null,
  host          text not null, -- lower case, as in the DNS
  token         text not null, -- what a record of the domain must say
  created_date  timestamptz not null,
  verified_date timestamptz,
  primary key (site_id, id),
  unique (site_id, host)
);
call protect_tenant_table('site_domains');
create index site_domains_by_host on site_domains (host);
-- a site is shown under one of its host names
create unique index site_hosts_primary on site_hosts (site_id) where is_primary;
-- the first, under the platform, is the oldest
alter table site_hosts add column created_date timestamptz not null default now();
