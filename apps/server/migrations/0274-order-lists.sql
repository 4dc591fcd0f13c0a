-- What the owners' list of orders is filtered and sorted by. Each index ends with the date and the id, as lists do: it finds
-- the orders of one value in the sequence in which they are shown, and gives the sequence of a sort.
create index orders_by_status on orders (site_id, status, created_date, id);
create index orders_by_payment_status on orders (site_id, payment_status, created_date, id);
create index orders_by_fulfillment_status on orders (site_id, fulfillment_status, created_date, id);
create index orders_by_archived on orders (site_id, archived, created_date, id);
create index orders_by_updated on orders (site_id, updated_date, created_date, id);
create index orders_by_total on orders (site_id, total, created_date, id);
create index orders_sorted_by_email on orders (site_id, coalesce(lower(email), ''), created_date, id);

-- What an order has one or a few of, each with its kind before it, so that one index serves them all.
create function order_terms(doc jsonb) returns text[] language sql immutable parallel safe as $$
  select array(
    select kind || ':' || term from (values
      ('region', doc #>> '{delivery,regionName}'),
      ('delivery', doc #>> '{delivery,title}'),
      ('deliveryTime', doc #>> '{delivery,deliveryTime}'),
      ('member', doc #>> '{buyer,memberId}'),
      ('visitor', doc #>> '{buyer,visitorId}'),
      ('user', doc #>> '{createdBy,userId}'),
      ('channel', coalesce(doc #>> '{stated,wire,channelInfo,type}', doc ->> 'channelType')),
      ('externalOrder', doc #>> '{stated,wire,channelInfo,externalOrderId}')
    ) as single (kind, term) where term is not null
    union select kind || ':' || term from jsonb_array_elements(doc -> 'lines') as line, lateral (values
      ('name', line #>> '{item,productName}'),
      ('item', line #>> '{reference,catalogItemId}'),
      ('app', line #>> '{reference,appId}')
    ) as of_line (kind, term) where term is not null
    union select 'tag:' || tag from jsonb_array_elements_text(doc #> '{tags,publicTags,tagIds}') as tag
    union select 'privateTag:' || tag from jsonb_array_elements_text(doc #> '{tags,privateTags,tagIds}') as tag
  )
$$;

-- Both names, as on an envelope.
create function order_buyer_name(doc jsonb) returns text language sql immutable parallel safe as $$
  select nullif(concat_ws(' ', details ->> 'firstName', details ->> 'lastName'), '')
  from (select doc #> '{billingInfo,contactDetails}') as billed (details)
$$;

alter table orders
  add column terms text[] not null generated always as (order_terms(doc)) stored,
  add column buyer_name text generated always as (order_buyer_name(doc)) stored;
create index orders_by_terms on orders using gin (terms);
create index orders_by_buyer_name on orders using gin (buyer_name gin_trgm_ops);
