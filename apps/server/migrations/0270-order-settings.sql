-- When the orders of a site take their stock; a site without a row has the usual settings.
create table order_settings (
  site_id                  uuid primary key,
  inventory_update_trigger text not null check (inventory_update_trigger in ('ON_ORDER_PLACED', 'ON_ORDER_PAID')),
  created_date             timestamptz not null,
  updated_date             timestamptz not null
);
call protect_tenant_table('order_settings');
