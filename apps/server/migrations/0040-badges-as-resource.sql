-- A badge's fields are all in its document, as the resource mechanism keeps them; its address is what no two share.
alter table badges add column unique_key text;
update badges set unique_key = slug, doc = doc || jsonb_build_object('title', title, 'slug', slug);
alter table badges drop column title, drop column slug, add unique (site_id, unique_key);
create index on badges (site_id, position, id);

-- A document table as `create_resource_table` makes it, whose rows have places in an order.
create procedure create_ordered_resource_table(name text) language plpgsql as $$
begin
  call create_resource_table(name);
  execute format('alter table %I add column position int not null', name);
  execute format('create index on %I (site_id, position, id)', name);
end $$;
