-- Stock at several locations, what can be ordered ahead, a history that says who and why, and what queries of products
-- ask of all this.

create table locations (
  site_id      uuid not null,
  id           uuid not null,
  revision     bigint not null default 1,
  name         text not null,
  is_default   boolean not null default false,
  sells_online boolean not null default false, -- orders may take from here what the default location lacks
  archived     boolean not null default false,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  doc          jsonb not null, -- the location as the wire knows it, but for the columns
  primary key (site_id, id),
  check (not (is_default and archived))
);
call protect_tenant_table('locations');
create unique index locations_default on locations (site_id) where is_default;
create index locations_by_created on locations (site_id, created_date, id);

-- Every site has a default location from its first moment on. Its id is the same on all sites.
create procedure create_default_location(site sites) language sql as $$
  insert into locations (site_id, id, name, is_default, created_date, updated_date, doc)
  values (site.id, '00000000-0000-4000-8000-000000000001', 'Main location', true, site.created_date, site.created_date,
    jsonb_build_object('timeZone', site.time_zone, 'address', '{}'::jsonb, 'status', 'ACTIVE', 'locationTypes', '["INVENTORY"]'::jsonb))
$$;
create function give_default_location() returns trigger language plpgsql as $$
begin
  call create_default_location(new);
  return new;
end $$;
create trigger default_location after insert on sites for each row execute function give_default_location();
do $$
declare site sites;
begin
  for site in select * from sites loop
    call create_default_location(site);
  end loop;
end $$;

-- Only edits by the merchant may take a level below zero; what orders take is conditional.
alter table inventory_items
  drop constraint inventory_items_check,
  add constraint inventory_items_level check (
    (track_quantity and quantity is not null and quantity >= -99999) or (not track_quantity and quantity is null)),
  add column preorder_enabled boolean not null default false,
  add column preorder_message text,
  add column preorder_limit   int check (preorder_limit >= 0), -- null is any number
  add column preorder_counter int not null default 0 check (preorder_counter >= 0), -- ordered ahead so far
  add column extended_fields jsonb;
create index inventory_items_by_variant on inventory_items (site_id, variant_id);
create index inventory_items_by_created on inventory_items (site_id, created_date desc, id desc);

alter table inventory_changes
  add column preorder_delta int not null default 0,
  add column quantity_after int, -- null where not counted
  add column caller jsonb, -- kind and id; null in rows from before it was kept
  add column note text,
  add column job_id uuid; -- the background job that made it: begun again, it passes over what it has done
create index inventory_changes_by_order on inventory_changes (site_id, order_id) where order_id is not null;

-- What filters and facets ask of a product's stock: of its visible variants, at the locations that sell. Rows are
-- written together with the change of stock, last of all.
create table product_availability (
  site_id    uuid not null,
  product_id uuid not null,
  status     text not null check (status in ('IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK')),
  preorder_status text not null check (preorder_status in ('ENABLED', 'DISABLED', 'PARTIALLY_ENABLED')),
  preorder_availability text not null check (preorder_availability in ('ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS')),
  primary key (site_id, product_id),
  foreign key (site_id, product_id) references products on delete cascade
);
call protect_tenant_table('product_availability');
create index product_availability_by_status on product_availability (site_id, status, product_id);

-- Two changes of different variants of a product each see their own alone. So the second waits for the first at the
-- product's row; the statement after the wait sees what both did.
create function refresh_product_availability(site uuid, changed uuid[]) returns void language plpgsql volatile as $$
begin
  perform from product_availability where site_id = site and product_id = any(changed) order by product_id for update;
  insert into product_availability (site_id, product_id, status, preorder_status, preorder_availability)
  with variants as (
    select products.id as product_id, (variant ->> 'id')::uuid as variant_id
    from products left join jsonb_array_elements(products.doc -> 'variants') variant
      on coalesce((variant ->> 'visible')::boolean, true)
    where products.site_id = site and products.id = any(changed)
  ), stock as (
    select variants.product_id, variants.variant_id,
      coalesce(bool_or(case when track_quantity then quantity > 0 else in_stock end), false) as in_stock,
      coalesce(bool_or(preorder_enabled), false) as preorder,
      coalesce(bool_or(preorder_enabled and (preorder_limit is null or preorder_counter < preorder_limit)), false) as preorder_left
    from variants left join inventory_items items
      on items.site_id = site and items.product_id = variants.product_id and items.variant_id = variants.variant_id
      and items.location_id in (
        select id from locations where locations.site_id = site and not archived and (is_default or sells_online))
    group by variants.product_id, variants.variant_id
  )
  select site, product_id,
    case when bool_and(in_stock) then 'IN_STOCK' when bool_or(in_stock) then 'PARTIALLY_OUT_OF_STOCK' else 'OUT_OF_STOCK' end,
    case when bool_and(preorder) then 'ENABLED' when bool_or(preorder) then 'PARTIALLY_ENABLED' else 'DISABLED' end,
    case when bool_and(preorder_left and not in_stock) then 'ALL_VARIANTS'
      when bool_or(preorder_left and not in_stock) then 'SOME_VARIANTS' else 'NO_VARIANTS' end
  from stock group by product_id order by product_id
  on conflict (site_id, product_id) do update set status = excluded.status, preorder_status = excluded.preorder_status,
    preorder_availability = excluded.preorder_availability
  where (product_availability.status, product_availability.preorder_status, product_availability.preorder_availability)
    is distinct from (excluded.status, excluded.preorder_status, excluded.preorder_availability);
end $$;
do $$
declare site uuid;
begin
  for site in select id from sites loop
    perform refresh_product_availability(site, array(select id from products where site_id = site));
  end loop;
end $$;
