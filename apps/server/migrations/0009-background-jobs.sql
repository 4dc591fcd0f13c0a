-- Long work of a site that goes on after the request that asked for it. A process that does it holds the row by a lease
-- and writes down how far it is, so that another can go on from there.
create table background_jobs (
  site_id      uuid not null,
  id           uuid not null,
  kind         text not null,
  status       text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELED')),
  input        jsonb not null,
  checkpoint   jsonb, -- what the next attempt begins with
  progress     jsonb not null default '{"done": 0, "total": null}',
  result       jsonb,
  failure      text,
  is_cancel_requested boolean not null default false,
  attempts     int not null default 0,
  leased_until timestamptz,
  started_by   jsonb not null, -- the caller
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('background_jobs');
create index background_jobs_open on background_jobs (created_date) where status in ('WAITING', 'RUNNING');
create index background_jobs_by_date on background_jobs (site_id, created_date desc);
