-- Some operations ask for other permissions than they did. API keys, apps and custom roles get those that they need for
-- what they could do before, and no more: the first catalogue has one permission for all changes of products, which only
-- those get who could do all of them.
create function with_newer_permissions(given text[]) returns text[] language sql immutable as $$
  select array(
    select name from unnest(given) with ordinality as had (name, place)
    union all
    select newer from (values
      (array['WIX_STORES.INVENTORY_UPDATE'], 'WIX_STORES.INVENTORY_UPSERT'),
      (array['WIX_STORES.PRODUCT_CREATE'], 'WIX_STORES.INVENTORY_CREATE'),
      (array['WIX_STORES.PRODUCT_UPDATE'], 'WIX_STORES.INVENTORY_UPDATE'),
      (array['WIX_STORES.PRODUCT_UPDATE'], 'CATEGORIES.CATEGORY_ADD_ITEM'),
      (array['WIX_STORES.PRODUCT_UPDATE'], 'CATEGORIES.CATEGORY_REMOVE_ITEM'),
      (array['WIX_STORES.PRODUCT_CREATE', 'WIX_STORES.PRODUCT_UPDATE', 'WIX_STORES.PRODUCT_DELETE'],
        'WIX_STORES.MODIFY_PRODUCTS'),
      (array['CATEGORIES.CATEGORY_UPDATE'], 'CATEGORIES.ITEM_SET_CATEGORIES')
    ) as change (older, newer)
    where given @> older and not given && array[newer, split_part(newer, '.', 1) || '.*', '*'])
$$;

update api_keys set permissions = with_newer_permissions(permissions)
where permissions <> with_newer_permissions(permissions);
update oauth_clients set permissions = with_newer_permissions(permissions)
where permissions <> with_newer_permissions(permissions);
update staff_roles set permissions = with_newer_permissions(permissions)
where permissions <> with_newer_permissions(permissions);

drop function with_newer_permissions(text[]);

-- The product that a problem of an import is about, as the file calls it; empty where a row belongs to none.
alter table catalog_import_problems add column handle text not null default '';
