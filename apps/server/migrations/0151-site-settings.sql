-- Settings are changed by several people: whoever saves an older version is told so.
alter table sites add column revision bigint not null default 1;

-- A site reads and changes itself, in the transaction that records the change; it neither sees nor makes others.
alter table sites enable row level security;
create policy own_site on sites using (id = current_site()) with check (id = current_site());
grant select, update (name, currency, language, time_zone, settings, revision, updated_date) on sites to stoa_app;
