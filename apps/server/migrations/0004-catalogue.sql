-- Options and modifiers that products share, the addresses that things had, and how far changes of many products are.

call create_resource_table('customizations'); -- doc: the customization with its choices

-- Slugs that things no longer have: where their old addresses lead.
create table slug_history (
  site_id      uuid not null,
  kind         text not null check (kind in ('product', 'category')),
  slug         text not null,
  entity_id    uuid not null,
  created_date timestamptz not null default now(),
  primary key (site_id, kind, slug)
);
call protect_tenant_table('slug_history');

-- However a product gets another slug, its old address goes on leading to it. A slug that another product has by now is
-- that product's: old addresses are looked up only where no product has the slug.
create function remember_product_slug() returns trigger language plpgsql as $$
begin
  insert into slug_history (site_id, kind, slug, entity_id) values (old.site_id, 'product', old.slug, old.id)
  on conflict (site_id, kind, slug) do update set entity_id = excluded.entity_id, created_date = excluded.created_date;
  return null;
end $$;
create trigger remember_product_slug after update of slug on products for each row
  when (old.slug is distinct from new.slug) execute function remember_product_slug();

-- How far a background job has come that changes many products: written together with each batch, so that a batch is
-- done once, whatever becomes of the job.
create table product_job_progress (
  site_id   uuid not null,
  job_id    uuid not null,
  after     uuid not null, -- the last product that was dealt with
  succeeded int not null,
  failures  jsonb not null, -- the first of them: [{ productId, code, description }]
  failed    int not null,
  primary key (site_id, job_id)
);
call protect_tenant_table('product_job_progress');

-- The ribbons that products have beside their first, for whoever renames or deletes one.
create function ids_in(list jsonb) returns uuid[] language sql immutable parallel safe as $$
  select coalesce(array_agg((item ->> 'id')::uuid), '{}') from jsonb_array_elements(coalesce(list, '[]')) as item
$$;
alter table products
  add column additional_ribbon_ids uuid[] generated always as (ids_in(doc -> 'additionalRibbons')) stored;
create index products_by_additional_ribbon on products using gin (additional_ribbon_ids)
  where additional_ribbon_ids <> '{}';
