-- What a site asks of buyers at checkout. A site without a row has the usual settings.
create table checkout_settings (
  site_id      uuid not null primary key,
  revision     bigint not null default 1,
  wire         jsonb not null, -- the settings as the wire has them, with the texts of policies
  own          jsonb not null, -- the rules that the wire has no fields for; amounts in minor units
  created_date timestamptz not null,
  updated_date timestamptz not null
);
call protect_tenant_table('checkout_settings');
