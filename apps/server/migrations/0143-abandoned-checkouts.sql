-- The abandoned checkout that a checkout is, or restores in another browser.
alter table checkouts add column abandoned_id uuid;

-- Checkouts that were begun and left, as they were then, and whether they were bought after all.
create table abandoned_checkouts (
  site_id        uuid not null,
  id             uuid not null,
  checkout_id    uuid not null,
  restored_id    uuid, -- its copy, to which its link leads in other browsers
  status         text not null check (status in ('ABANDONED', 'RECOVERED')),
  member_id      uuid,
  visitor_id     uuid,
  contact_id     uuid,
  email          text, -- in small letters
  total          bigint not null, -- in minor units
  currency       text not null,
  created_date   timestamptz not null,
  updated_date   timestamptz not null,
  recovered_date timestamptz,
  search         tsvector not null,
  doc            jsonb not null,
  primary key (site_id, id)
);
call protect_tenant_table('abandoned_checkouts');
create unique index abandoned_checkouts_by_checkout on abandoned_checkouts (site_id, checkout_id);
create index abandoned_checkouts_by_created on abandoned_checkouts (site_id, created_date desc, id desc);
create index abandoned_checkouts_by_recovered on abandoned_checkouts (site_id, recovered_date) where recovered_date is not null;
create index abandoned_checkouts_by_email on abandoned_checkouts (site_id, email) where email is not null;
create index abandoned_checkouts_by_member on abandoned_checkouts (site_id, member_id) where member_id is not null;
create index abandoned_checkouts_by_words on abandoned_checkouts using gin (search);
create index abandoned_checkouts_by_age on abandoned_checkouts (created_date);
