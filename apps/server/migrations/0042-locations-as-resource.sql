-- A location's fields are all in its document, as the resource mechanism keeps them. What statements about stock ask
-- for is read out of it by the database.
alter table locations add column unique_key text;
update locations set doc = doc || jsonb_build_object('name', name, 'default', is_default, 'sellsOnline', sells_online,
  'archived', archived);
alter table locations drop column name, drop column is_default, drop column sells_online, drop column archived;
alter table locations
  add column name         text    not null generated always as (doc ->> 'name') stored,
  add column is_default   boolean not null generated always as ((doc ->> 'default')::boolean) stored,
  add column sells_online boolean not null generated always as ((doc ->> 'sellsOnline')::boolean) stored, -- orders may take from here what the default location lacks
  add column archived     boolean not null generated always as ((doc ->> 'archived')::boolean) stored,
  add check (not (is_default and archived)),
  add unique (site_id, unique_key);
create unique index locations_default on locations (site_id) where is_default;

create or replace procedure create_default_location(site sites) language sql as $$
  insert into locations (site_id, id, created_date, updated_date, doc)
  values (site.id, '00000000-0000-4000-8000-000000000001', site.created_date, site.created_date,
    jsonb_build_object('name', 'Main location', 'default', true, 'sellsOnline', false, 'archived', false,
      'timeZone', site.time_zone, 'address', '{}'::jsonb, 'status', 'ACTIVE', 'locationTypes', '["INVENTORY"]'::jsonb))
$$;
