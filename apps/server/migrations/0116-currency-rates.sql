-- The prices of a unit of the site's currency in other currencies, as its owner entered them.
create table currency_rates (
  site_id      uuid not null,
  base         text not null, -- the site's currency at that time; rates of another one say nothing
  code         text not null,
  rate         text not null, -- a positive decimal
  updated_date timestamptz not null,
  primary key (site_id, base, code)
);
call protect_tenant_table('currency_rates');
