-- Forms on pages, and what people send by them. What is in the trash stays until it is deleted for good.
create table forms (
  site_id      uuid not null,
  id           uuid not null,
  revision     bigint not null default 1,
  is_deleted   boolean not null default false,
  doc          jsonb not null,
  name         text not null generated always as (coalesce(doc ->> 'name', '')) stored,
  enabled      boolean not null generated always as (coalesce((doc ->> 'enabled')::boolean, true)) stored,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('forms');
create index forms_by_date on forms (site_id, is_deleted, updated_date desc, id desc);

create table form_submissions (
  site_id      uuid not null,
  id           uuid not null,
  form_id      uuid not null,
  revision     bigint not null default 1,
  status       text not null check (status in ('PENDING', 'CONFIRMED', 'PAYMENT_WAITING', 'PAYMENT_CANCELED')),
  seen         boolean not null default false,
  is_deleted   boolean not null default false,
  contact_id   uuid,
  -- the addresses that were entered, in small letters: by them, people's data is found
  emails       text[] not null default '{}',
  doc          jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, form_id) references forms on delete cascade
);
call protect_tenant_table('form_submissions');
create index form_submissions_by_date on form_submissions (site_id, form_id, is_deleted, created_date desc, id desc);
create index form_submissions_by_contact on form_submissions (site_id, contact_id) where contact_id is not null;
create index form_submissions_by_email on form_submissions using gin (emails);
