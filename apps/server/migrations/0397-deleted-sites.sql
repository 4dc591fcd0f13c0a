-- Sites wait in the trash before they go for good.
alter table sites add column trashed_date timestamptz;
create index sites_in_trash on sites (trashed_date) where trashed_date is not null;

-- Money of a site that goes as a whole has nobody left to answer to.
create or replace function refuse_change_of_money() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('stoa.purged_site', true) = old.site_id::text then
    return old;
  end if;
  raise exception '% is append-only: add a transaction or an outcome that says what happened', tg_table_name;
end $$;

-- Deletes everything that a site has, in every table that names it; those that others refer to come in a later round.
create procedure purge_site(site uuid) language plpgsql set search_path from current as $$
declare
  waiting text[];
  refused text[];
  name text;
begin
  perform set_config('stoa.purged_site', site::text, true);
  select array_agg(format('%I', class.relname) order by class.relname) into waiting
  from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid
  where class.relnamespace = current_schema()::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
    and attribute.attname = 'site_id' and not attribute.attisdropped;
  while cardinality(waiting) > 0 loop
    refused := '{}';
    foreach name in array waiting loop
      begin
        execute format('delete from %s where site_id = $1', name) using site;
      exception when foreign_key_violation or restrict_violation then
        refused := refused || name;
      end;
    end loop;
    if cardinality(refused) = cardinality(waiting) then
      raise exception 'site % cannot be purged: % refer to each other', site, refused;
    end if;
    waiting := refused;
  end loop;
  delete from sites where id = site;
  perform set_config('stoa.purged_site', '', true);
end $$;
revoke all on procedure purge_site(uuid) from public;
