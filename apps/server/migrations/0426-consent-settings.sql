-- What visitors of a site are asked to agree to, and what waits for their answer.
create table consent_settings (
  site_id      uuid primary key,
  doc          jsonb not null,
  revision     bigint not null,
  updated_date timestamptz not null
);
call protect_tenant_table('consent_settings');
