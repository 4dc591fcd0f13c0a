call create_resource_table('tax_regions'); -- doc: the region as the wire has it
call create_resource_table('tax_mappings'); -- doc: the mapping as the wire has it
call create_resource_table('tax_exempt_groups'); -- doc: the group as the wire has it
call create_resource_table('contact_tax_details'); -- doc: the details as the wire has them; id: the contact's
create index contact_tax_details_by_group on contact_tax_details (site_id, (doc ->> 'taxExemptGroupId'));

create table tax_settings (
  site_id      uuid not null primary key,
  included     boolean not null,
  created_date timestamptz not null,
  updated_date timestamptz not null
);
call protect_tenant_table('tax_settings');

-- Gives a site the same tax in several countries: a rate for products, and one for shipping unless it is null. What the
-- site has already stays as it is.
create function set_up_tax(site uuid, included boolean, tax_name text, rate text, shipping_rate text, countries text[],
  at timestamptz) returns void language sql as $$
  insert into tax_settings (site_id, included, created_date, updated_date) values (site, included, at, at)
    on conflict do nothing;
  insert into tax_regions (site_id, id, created_date, updated_date, unique_key, doc)
    select site, md5(site || country)::uuid, at, at, country || ' ',
      jsonb_build_object('country', country, 'appId', '00000000-0000-4000-8000-0000000000b1')
    from unnest(countries) as country on conflict do nothing;
  insert into tax_mappings (site_id, id, created_date, updated_date, unique_key, doc)
    select site, md5(site || country || tax_group)::uuid, at, at, tax_group || ' ' || region.id,
      jsonb_build_object('taxGroupId', tax_group, 'taxRegionId', region.id, 'taxRate', its_rate, 'taxName', tax_name,
        'jurisdiction', country, 'jurisdictionType', 'COUNTRY')
    from unnest(countries) as country
      join tax_regions region on region.site_id = site and region.unique_key = country || ' '
      cross join (values ('00000000-0000-4000-8000-0000000000a1', rate),
        ('00000000-0000-4000-8000-0000000000a3', shipping_rate)) as charged (tax_group, its_rate)
    where its_rate is not null on conflict do nothing
$$;

-- One rate was charged wherever an order went. It is now charged where the business is, and a business in the European
-- Union charges its own rate in all of it; one that did not say where it is, in the countries that it delivers to.
select set_up_tax(id, coalesce((settings #>> '{tax,includedInPrices}')::boolean, false), settings #>> '{tax,name}',
    settings #>> '{tax,rate}',
    case when (settings #>> '{tax,appliesToShipping}')::boolean then settings #>> '{tax,rate}' end,
    case
      when settings ->> 'country' = any(eu.countries) then eu.countries
      when settings ? 'country' then array[settings ->> 'country']
      else array(select distinct left(place, 2) from jsonb_array_elements(settings -> 'shippingOptions') as option,
        jsonb_array_elements_text(case jsonb_typeof(option -> 'countries') when 'array' then option -> 'countries'
          else '[]' end) as place)
    end, now())
  from sites cross join (select array['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU',
    'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'] as countries) as eu
  where jsonb_typeof(settings -> 'tax') = 'object';
update sites set settings = settings - 'tax' where settings ? 'tax';
