-- Templates that people have saved. They belong to people and to no site: only the platform sees them.
create table saved_templates (
  id             uuid primary key,
  owner_id       uuid not null references users on delete cascade,
  name           text not null,
  description    text not null,
  archive        text not null, -- its name in the storage of private files
  size           integer not null, -- of the archive, in bytes
  picture        text, -- its name in the storage of public files
  language       text,
  currency       text,
  published_date timestamptz,
  created_date   timestamptz not null,
  updated_date   timestamptz not null
);
create index saved_templates_by_owner on saved_templates (owner_id);
create index saved_templates_published on saved_templates (published_date) where published_date is not null;
