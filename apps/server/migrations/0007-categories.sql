-- Categories become trees with products (and other apps' items) in an order of their own.
-- Row of a tree: locked by whoever changes its shape, shared by whoever changes what is in its categories.
create table category_trees (
  site_id       uuid not null,
  app_namespace text not null,
  tree_key      text not null, -- '' is the tree without a key
  created_date  timestamptz not null,
  primary key (site_id, app_namespace, tree_key)
);
call protect_tenant_table('category_trees');
insert into category_trees (site_id, app_namespace, tree_key, created_date)
select id, '@wix/stores', '', created_date from sites;

alter table categories
  add column app_namespace   text not null default '@wix/stores',
  add column tree_key        text not null default '',
  add column parent_id       uuid,
  add column path            uuid[] not null default '{}', -- the ancestors, from the top down
  add column managed         boolean not null default false, -- kept by the store itself: All Products
  add column managing_app_id uuid;
update categories set position = placed.position
from (select site_id, id, row_number() over (partition by site_id order by position, id) - 1 as position from categories) as placed
where placed.site_id = categories.site_id and placed.id = categories.id;
update categories set slug = slug || '-' || id where slug = 'all-products';
alter table categories
  add foreign key (site_id, app_namespace, tree_key) references category_trees,
  add foreign key (site_id, parent_id) references categories,
  -- checked at the end of a transaction, as moving one category moves those behind it
  add constraint categories_by_place unique nulls not distinct (site_id, app_namespace, tree_key, parent_id, position)
    deferrable initially deferred;

-- Every store has the category of all its products. Nothing says of a product that it is in it: all are.
create function add_store_categories() returns trigger language plpgsql as $$
begin
  insert into category_trees (site_id, app_namespace, tree_key, created_date)
  values (new.id, '@wix/stores', '', new.created_date);
  insert into categories (site_id, id, slug, name, visible, managed, position, created_date, updated_date, doc)
  values (new.id, '00000000-0000-0000-0000-000000000001', 'all-products', 'All Products', true, true, -1,
    new.created_date, new.created_date, '{}');
  return new;
end $$;
create trigger add_store_categories after insert on sites for each row execute function add_store_categories();
insert into categories (site_id, id, slug, name, visible, managed, position, created_date, updated_date, doc)
select id, '00000000-0000-0000-0000-000000000001', 'all-products', 'All Products', true, true, -1,
  created_date, created_date, '{}' from sites;

-- What is in which category: the one truth. The columns of products are made from it.
create sequence category_item_numbers;
grant usage on sequence category_item_numbers to stoa_app;
create table category_items (
  site_id     uuid not null,
  category_id uuid not null,
  app_id      text not null,
  item_id     text not null,
  product_id  uuid, -- where the item is a product of the store
  added       bigint not null default nextval('category_item_numbers'), -- counts up: the order of adding
  place       int, -- among the items that are arranged by hand
  primary key (site_id, category_id, app_id, item_id),
  foreign key (site_id, category_id) references categories on delete cascade,
  foreign key (site_id, product_id) references products on delete cascade
);
call protect_tenant_table('category_items');
create index category_items_by_item on category_items (site_id, app_id, item_id);
create index category_items_by_product on category_items (site_id, product_id);
create index category_items_by_added on category_items (site_id, category_id, added desc);
create index category_items_arranged on category_items (site_id, category_id, place) where place is not null;

insert into category_items (site_id, category_id, app_id, item_id, product_id)
select products.site_id, categories.id, '215238eb-22a5-4c36-9e7b-e7c08025e04e', products.id::text, products.id
from products cross join lateral unnest(products.category_ids) with ordinality as direct (id, place)
join categories on categories.site_id = products.site_id and categories.id = direct.id
order by products.created_date, products.id, direct.place
on conflict do nothing;

alter table products
  -- with the categories above, and All Products
  add column all_category_ids uuid[] not null default '{00000000-0000-0000-0000-000000000001}',
  -- goes up when only the categories of a product change, which are no change of what its revision counts
  add column category_revision int not null default 0;
update products set all_category_ids = category_ids || all_category_ids where category_ids <> '{}';
create index products_by_any_category on products using gin (all_category_ids);
