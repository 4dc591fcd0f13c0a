-- The owner's rule for reminding buyers of abandoned checkouts, the addresses that want no reminders, and when a buyer was
-- reminded last.
create table recovery_mail_settings (
  site_id      uuid not null primary key,
  revision     bigint not null,
  updated_date timestamptz not null,
  doc          jsonb not null
);
call protect_tenant_table('recovery_mail_settings');

create table recovery_mail_refusals (
  site_id      uuid not null,
  email        text not null, -- in small letters
  created_date timestamptz not null,
  primary key (site_id, email)
);
call protect_tenant_table('recovery_mail_refusals');

alter table abandoned_checkouts add column mailed_date timestamptz;
