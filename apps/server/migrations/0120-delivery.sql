-- Delivery: profiles of products with their regions and carriers, and what the site's own carriers offer there.
call create_resource_table('delivery_profiles');      -- doc: the profile with its regions and their carriers
call create_resource_table('shipping_options');       -- doc: title, rates, regions
call create_resource_table('pickup_locations');       -- doc: address, rates, regions
call create_resource_table('local_delivery_options'); -- doc: area, times, rates, regions
create unique index delivery_profiles_default on delivery_profiles (site_id) where (doc ->> 'default')::boolean;

create procedure create_default_delivery_profile(site sites) language sql as $$
  insert into delivery_profiles (site_id, id, created_date, updated_date, doc)
  values (site.id, '00000000-0000-4000-8000-0000000000d1', site.created_date, site.created_date,
    jsonb_build_object('name', 'General profile', 'default', true, 'deliveryRegions', '[]'::jsonb))
$$;
create function give_default_delivery_profile() returns trigger language plpgsql as $$
begin
  call create_default_delivery_profile(new);
  return null;
end $$;
create trigger default_delivery_profile after insert on sites for each row execute function give_default_delivery_profile();

-- Sites had a list of options in their settings, each for countries and subdivisions of its own or for everywhere. Where
-- the same options apply becomes a region; the ids of options are derived from the site's and their old ones.
create function delivery_amount(minor numeric, currency text) returns text language sql immutable as $$
  select trim_scale(minor / power(10::numeric, case
    when currency in ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') then 0
    when currency in ('BHD','IQD','JOD','KWD','LYD','OMR','TND') then 3
    when currency in ('CLF','UYW') then 4
    else 2 end))::text
$$;
create function delivery_rates(option jsonb, currency text) returns jsonb language sql immutable as $$
  with priced as (
    select (option #>> '{price,amount}')::numeric as amount, '[]'::jsonb as conditions, 0 as place
    where option #>> '{price,type}' = 'FLAT'
    union all
    select (range ->> 'amount')::numeric, (
      select coalesce(jsonb_agg(jsonb_build_object('type', option #>> '{price,type}', 'operator', bound.operator,
        'value', case option #>> '{price,type}' when 'BY_TOTAL_PRICE' then delivery_amount(bound.value, currency)
          else bound.value::text end)), '[]')
      from (values ('GTE', (range ->> 'from')::numeric), ('LT', (range ->> 'to')::numeric)) as bound (operator, value)
      where bound.value is not null), place::int
    from jsonb_array_elements(case when option #>> '{price,type}' = 'FLAT' then '[]' else option #> '{price,ranges}' end)
      with ordinality as ranges (range, place)
  ), rates as (
    select amount, conditions, place from priced
    union all
    select 0, conditions || jsonb_build_array(jsonb_build_object('type', 'BY_TOTAL_PRICE', 'operator', 'GTE',
      'value', delivery_amount((option ->> 'freeAbove')::numeric, currency))), place + 1000
    from priced where option ->> 'freeAbove' is not null
  )
  select coalesce(jsonb_agg(jsonb_build_object('amount', delivery_amount(amount, currency), 'conditions', conditions,
    'multiplyByQuantity', false) order by place), '[]') from rates
$$;
create function delivery_id(site_id uuid, key text) returns uuid language sql immutable as $$
  select md5(site_id || ' ' || key)::uuid
$$;

do $$
declare
  site sites;
begin
  for site in select * from sites loop
    call create_default_delivery_profile(site);

    with options as (
      select option, place, option ->> 'id' as id, option -> 'countries' as countries
      from jsonb_array_elements(coalesce(site.settings -> 'shippingOptions', '[]')) with ordinality as listed (option, place)
    ), places as (
      select distinct code from options, jsonb_array_elements_text(
        case jsonb_typeof(countries) when 'array' then countries else '[]' end) as code
      union select '*'
    ), offered as (
      select places.code, array_agg(options.id order by options.place) as ids
      from places join options on options.countries = '"all"' or options.countries ? places.code
        or options.countries ? left(places.code, 2)
      group by places.code
    ), regions as (
      select ids, delivery_id(site.id, 'region ' || array_to_string(ids, ' ') || case when bool_or(code = '*') then ' *' else '' end) as id,
        bool_or(code = '*') as everywhere, array_agg(code order by code) as codes
      from offered group by ids, code = '*'
    ), carried as (
      select regions.*,
        case when everywhere then 'International' else left(array_to_string(codes, ', '), 256) end as name,
        (select coalesce(jsonb_agg(jsonb_build_object('countryCode', country, 'subdivisions', parts)), '[]') from (
          select left(code, 2) as country, coalesce(jsonb_agg(code) filter (where length(code) > 2), '[]') as parts
          from unnest(codes) as code where not everywhere group by left(code, 2)) as destination) as destinations,
        (select jsonb_agg(jsonb_build_object('appId', app, 'additionalCharges', '[]'::jsonb)) from (
          select distinct case when coalesce((option ->> 'pickup')::boolean, false)
            then '50d8c12f-715e-41ad-be25-d0f61375dbee' else '45c44b27-ca7b-4891-8c0d-1747d588b835' end as app
          from options where options.id = any(regions.ids)) as carrier) as carriers
      from regions
    ), profile as (
      update delivery_profiles set doc = doc || jsonb_build_object('deliveryRegions', coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'active', true, 'destinations', destinations,
          'deliveryCarriers', carriers, 'createdDate', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by everywhere, name) from carried), '[]'))
      where site_id = site.id
    ), linked as (
      select options.*, coalesce((select jsonb_agg(regions.id) from regions where options.id = any(regions.ids)), '[]') as region_ids,
        site.created_date + options.place * interval '1 millisecond' as created
      from options
    ), shipped as (
      insert into shipping_options (site_id, id, created_date, updated_date, doc)
      select site.id, delivery_id(site.id, id), created, created, jsonb_build_object('title', option ->> 'title',
        'estimatedDeliveryTime', option ->> 'deliveryTime', 'deliveryRegionIds', region_ids,
        'rates', delivery_rates(option, site.currency))
      from linked where not coalesce((option ->> 'pickup')::boolean, false)
    )
    insert into pickup_locations (site_id, id, created_date, updated_date, doc)
    select site.id, delivery_id(site.id, id), created, created, jsonb_build_object('name', option ->> 'title',
      'deliveryTime', option ->> 'deliveryTime', 'deliveryRegionIds', region_ids, 'active', true,
      'address', jsonb_strip_nulls(jsonb_build_object('country', site.settings -> 'country')),
      'rates', delivery_rates(option, site.currency))
    from linked where coalesce((option ->> 'pickup')::boolean, false);
  end loop;
end $$;

-- What buyers chose before; quotes are made anew.
update checkouts set doc = jsonb_set(doc, '{deliveryCode}', to_jsonb(delivery_id(site_id, doc ->> 'deliveryCode')))
  where doc ->> 'deliveryCode' is not null;
update checkouts set quote = null where quote is not null;
update carts set doc = jsonb_set(doc, '{selectedShippingOption,code}',
    to_jsonb(delivery_id(site_id, doc #>> '{selectedShippingOption,code}')))
  where doc #>> '{selectedShippingOption,code}' is not null;
update sites set settings = settings - 'shippingOptions';
drop function delivery_rates(jsonb, text), delivery_amount(numeric, text), delivery_id(uuid, text);
