-- Members among each other: who sees whom, who follows whom, what they say of themselves, and their roles.

create index members_by_nickname on members (site_id, nickname, id);
create index identities_by_status on identities (site_id, status, created_date desc) where kind = 'MEMBER';

create table member_settings (
  site_id          uuid primary key,
  id               uuid not null,
  default_privacy  text not null check (default_privacy in ('PRIVATE', 'PUBLIC')),
  default_privacy_revision bigint not null default 1,
  visibility       text not null check (visibility in ('VISIBLE_TO_MEMBERS_ONLY', 'VISIBLE_TO_ALL')),
  candidates       text not null check (candidates in ('NO_ONE', 'ANYONE')), -- who may show themselves
  privacy_revision bigint not null default 1,
  privacy_updated_date timestamptz not null
);
call protect_tenant_table('member_settings');

-- Roles that the site made; those of the system are in the code. `members.role_keys` says who has them.
create table member_roles (
  site_id      uuid not null,
  key          text not null,
  id           uuid not null,
  title        text not null,
  blockable    boolean not null,
  revision     bigint not null default 1,
  created_date timestamptz not null,
  primary key (site_id, key)
);
call protect_tenant_table('member_roles');
create index members_by_role on members using gin (role_keys);

create table member_follows (
  site_id      uuid not null,
  follower_id  uuid not null,
  member_id    uuid not null,
  created_date timestamptz not null,
  primary key (site_id, follower_id, member_id),
  foreign key (site_id, follower_id) references members on delete cascade,
  foreign key (site_id, member_id) references members on delete cascade,
  check (follower_id <> member_id)
);
call protect_tenant_table('member_follows');
create index member_follows_by_follower on member_follows (site_id, follower_id, created_date desc, member_id);
create index member_follows_by_member on member_follows (site_id, member_id, created_date desc, follower_id);

create table member_abouts (
  site_id      uuid not null,
  id           uuid not null,
  member_id    uuid not null,
  revision     bigint not null default 1,
  content      jsonb not null, -- RichContent
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, member_id),
  foreign key (site_id, member_id) references members on delete cascade
);
call protect_tenant_table('member_abouts');

alter table members add column search tsvector not null default ''; -- of search-vector.ts: A nickname, slug, title; B login e-mail; C names
create index members_by_words on members using gin (search);
