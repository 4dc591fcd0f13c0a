-- The filters and sorts of the order list that had no index: with a million orders, each read all of them.

-- As in 0274, with the parts of names, and the contracts of subscriptions.
create or replace function order_terms(doc jsonb) returns text[] language sql immutable parallel safe as $$
  select array(
    select kind || ':' || term from (values
      ('region', doc #>> '{delivery,regionName}'),
      ('delivery', doc #>> '{delivery,title}'),
      ('deliveryTime', doc #>> '{delivery,deliveryTime}'),
      ('member', doc #>> '{buyer,memberId}'),
      ('visitor', doc #>> '{buyer,visitorId}'),
      ('user', doc #>> '{createdBy,userId}'),
      ('channel', coalesce(doc #>> '{stated,wire,channelInfo,type}', doc ->> 'channelType')),
      ('externalOrder', doc #>> '{stated,wire,channelInfo,externalOrderId}'),
      ('firstName', doc #>> '{billingInfo,contactDetails,firstName}'),
      ('lastName', doc #>> '{billingInfo,contactDetails,lastName}')
    ) as single (kind, term) where term is not null
    union select kind || ':' || term from jsonb_array_elements(doc -> 'lines') as line, lateral (values
      ('name', line #>> '{item,productName}'),
      ('item', line #>> '{reference,catalogItemId}'),
      ('app', line #>> '{reference,appId}'),
      ('contract', line #>> '{item,subscription,contract,id}')
    ) as of_line (kind, term) where term is not null
    union select 'tag:' || tag from jsonb_array_elements_text(doc #> '{tags,publicTags,tagIds}') as tag
    union select 'privateTag:' || tag from jsonb_array_elements_text(doc #> '{tags,privateTags,tagIds}') as tag
  )
$$;

alter table orders
  drop column terms,
  add column terms text[] not null generated always as (order_terms(doc)) stored,
  -- behind row-level security, an index on an expression is not used: the expression might tell of other sites' rows
  add column email_in_lower_case text generated always as (lower(email)) stored,
  add column email_order text not null generated always as (coalesce(lower(email), '')) stored,
  add column imported boolean not null generated always as (coalesce((doc ->> 'imported')::boolean, false)) stored,
  add column seen boolean not null generated always as (coalesce((doc ->> 'seenByAHuman')::boolean, false)) stored,
  add column subtotal bigint generated always as ((doc #>> '{totals,subtotal}')::bigint) stored,
  add column shipping bigint generated always as ((doc #>> '{totals,shipping}')::bigint) stored,
  add column tax bigint generated always as ((doc #>> '{totals,tax}')::bigint) stored,
  add column discount bigint generated always as ((doc #>> '{totals,discount}')::bigint) stored;

drop index orders_by_email;
drop index orders_sorted_by_email;
create index orders_by_email on orders (site_id, email_in_lower_case, created_date, id);
create index orders_sorted_by_email on orders (site_id, email_order, created_date, id);
create index orders_by_terms on orders using gin (terms);
create index orders_by_email_text on orders using gin (email_in_lower_case gin_trgm_ops);
create index orders_by_imported on orders (site_id, imported, created_date, id);
create index orders_by_seen on orders (site_id, seen, created_date, id);
create index orders_by_currency on orders (site_id, currency, created_date, id);
create index orders_by_purchased on orders (site_id, purchased_date, created_date, id);
create index orders_by_subtotal on orders (site_id, subtotal, created_date, id);
create index orders_by_shipping on orders (site_id, shipping, created_date, id);
create index orders_by_tax on orders (site_id, tax, created_date, id);
create index orders_by_discount on orders (site_id, discount, created_date, id);

-- the new columns have no statistics otherwise, until the database comes round to it
analyze orders;
