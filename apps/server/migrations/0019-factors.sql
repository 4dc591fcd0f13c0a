-- What a site asks of its members beside the password; without a row, what FactorPolicy of the identity domain begins with.
create table factor_policies (
  site_id      uuid primary key,
  policy       jsonb not null, -- FactorPolicy of the identity domain
  revision     bigint not null default 1,
  updated_date timestamptz not null
);
call protect_tenant_table('factor_policies');
