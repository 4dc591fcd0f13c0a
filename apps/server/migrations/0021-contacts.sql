-- Everybody a site has to do with, members or not; what members wear (badges) and what their profiles ask for (fields).

create table contacts (
  site_id       uuid not null,
  id            uuid not null,
  revision      bigint not null default 1,
  doc           jsonb not null, -- ContactInfo of the contract
  primary_email text, -- lower case
  primary_phone text, -- digits, as numbers are compared
  emails        text[] not null, -- all of them, lower case
  phones        text[] not null,
  first_name    text,
  last_name     text,
  label_keys    text[] not null,
  member_id     uuid,
  visitor_id    uuid, -- whose browser they were first met in
  source_type   text not null,
  source_app_id uuid,
  activity_type text not null,
  activity_date timestamptz not null,
  search        tsvector not null, -- of search-vector.ts: A names, B addresses of mail, C numbers, D company
  created_date  timestamptz not null,
  updated_date  timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('contacts');
create index contacts_by_creation on contacts (site_id, created_date desc, id desc);
create index contacts_by_activity on contacts (site_id, activity_date desc, id desc);
create index contacts_by_primary_email on contacts (site_id, primary_email);
create index contacts_by_name on contacts (site_id, last_name, first_name, id);
create unique index contacts_by_member on contacts (site_id, member_id) where member_id is not null;
create index contacts_by_visitor on contacts (site_id, visitor_id) where visitor_id is not null;
create index contacts_by_emails on contacts using gin (emails);
create index contacts_by_phones on contacts using gin (phones);
create index contacts_by_labels on contacts using gin (label_keys);
create index contacts_by_words on contacts using gin (search);

-- Where contacts went that were merged into others: their ids go on leading to somebody.
create table merged_contacts (
  site_id     uuid not null,
  contact_id  uuid not null,
  target_id   uuid not null,
  merged_date timestamptz not null,
  primary key (site_id, contact_id),
  foreign key (site_id, target_id) references contacts on delete cascade
);
call protect_tenant_table('merged_contacts');
create index merged_contacts_by_target on merged_contacts (site_id, target_id);

-- The orders of a contact.
alter table orders add column contact_id uuid generated always as ((doc ->> 'contactId')::uuid) stored;
create index orders_by_contact on orders (site_id, contact_id, created_date desc) where contact_id is not null;

create table badges (
  site_id      uuid not null,
  id           uuid not null,
  title        text not null,
  slug         text not null,
  doc          jsonb not null, -- description, colours, icon
  position     int not null, -- in the order in which they are shown
  revision     bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, slug)
);
call protect_tenant_table('badges');

create table badge_assignments (
  site_id      uuid not null,
  id           uuid not null,
  badge_id     uuid not null,
  member_id    uuid not null,
  tags         jsonb not null default '{}', -- TagIds
  extended_fields jsonb,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, badge_id, member_id),
  foreign key (site_id, badge_id) references badges on delete cascade,
  foreign key (site_id, member_id) references members on delete cascade
);
call protect_tenant_table('badge_assignments');
create index badge_assignments_by_member on badge_assignments (site_id, member_id);
create index badge_assignments_by_creation on badge_assignments (site_id, created_date desc, id desc);

create table member_fields (
  site_id         uuid not null,
  id              uuid not null,
  key             text not null, -- what profiles keep the value under
  name            text not null,
  type            text not null check (type in ('TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL')),
  social_type     text,
  default_privacy text not null check (default_privacy in ('PUBLIC', 'PRIVATE')),
  origin          text not null check (origin in ('CUSTOM', 'CONTACT', 'SYSTEM')),
  section         text not null check (section in ('GENERAL', 'SOCIAL', 'DISPLAY_INFO', 'ADDRESS')),
  hidden          boolean not null default false,
  position        int not null,
  revision        bigint not null default 1,
  created_date    timestamptz not null,
  updated_date    timestamptz not null,
  primary key (site_id, id),
  unique (site_id, key)
);
call protect_tenant_table('member_fields');

-- Whom a field is for, where it is not for all members.
create table member_field_applications (
  site_id      uuid not null,
  field_id     uuid not null,
  applications jsonb not null, -- AppliesTo[] of the contract
  exclusions   jsonb not null, -- Exclusion[]
  revision     bigint not null default 1,
  primary key (site_id, field_id),
  foreign key (site_id, field_id) references member_fields on delete cascade
);
call protect_tenant_table('member_field_applications');
