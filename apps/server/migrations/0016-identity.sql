-- Who people are and how they prove it. Members belong to a site. People who run sites belong to the platform's own
-- realm, the site id of zeros: what is true of accounts, factors and sessions is true of both, behind the same wall.

create table identities (
  site_id        uuid not null,
  id             uuid not null,
  kind           text not null check (kind in ('MEMBER', 'USER')),
  email          text, -- lower case; null once deleted
  email_verified boolean not null default false,
  status         text not null check (status in ('PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE')),
  pending_reasons text[] not null default '{}',
  password_hash  text, -- Argon2id; null where there is no password
  password_date  timestamptz,
  must_reset_password boolean not null default false,
  profile        jsonb not null default '{}', -- IdentityProfile of the contract
  revision       bigint not null default 1,
  created_date   timestamptz not null,
  updated_date   timestamptz not null,
  last_login_date timestamptz,
  primary key (site_id, id)
);
create unique index identities_by_email on identities (site_id, email) where email is not null;
call protect_tenant_table('identities');

insert into identities (site_id, id, kind, email, email_verified, status, password_hash, password_date, profile, created_date, updated_date)
select '00000000-0000-0000-0000-000000000000', id, 'USER', email, true, 'ACTIVE', password_hash, created_date,
  jsonb_build_object('nickname', name), created_date, created_date
from users;
-- users keep their name and address, which rows of sites refer to
alter table users drop column password_hash;
drop table user_sessions;

create table identity_sessions (
  site_id      uuid not null,
  id           uuid not null,
  identity_id  uuid not null,
  token_hash   bytea not null, -- SHA-256 of the cookie's value or of the session token
  methods      text[] not null, -- factors that were used: PASSWORD, TOTP, WEBAUTHN, ...
  address      text not null,
  user_agent   text not null,
  client_id    uuid, -- the OAuth client whose page they logged in on, where it was one
  created_date timestamptz not null,
  authenticated_date timestamptz not null, -- when somebody last proved who they are
  last_seen_date timestamptz not null,
  expires_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, identity_id) references identities on delete cascade
);
create unique index identity_sessions_by_token on identity_sessions (site_id, token_hash);
create index identity_sessions_by_identity on identity_sessions (site_id, identity_id, created_date desc);
create index identity_sessions_by_end on identity_sessions (expires_date);
call protect_tenant_table('identity_sessions');

create table identity_factors (
  site_id       uuid not null,
  id            uuid not null,
  identity_id   uuid not null,
  type          text not null check (type in ('TOTP', 'WEBAUTHN', 'EMAIL', 'SMS', 'CALL', 'PUSH', 'RECOVERY_CODE')),
  status        text not null check (status in ('INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL')),
  name          text not null default '',
  secret        bytea, -- encrypted: the TOTP secret
  credential    jsonb, -- the public key and counter of a passkey; hashes of recovery codes
  credential_id text, -- the passkey's own id
  created_date  timestamptz not null,
  last_used_date timestamptz,
  primary key (site_id, id),
  foreign key (site_id, identity_id) references identities on delete cascade
);
create index identity_factors_by_identity on identity_factors (site_id, identity_id);
create unique index identity_factors_by_credential on identity_factors (site_id, credential_id) where credential_id is not null;
call protect_tenant_table('identity_factors');

-- A step that somebody still has to take: enter a code, open a link, answer with a passkey.
create table identity_challenges (
  site_id      uuid not null,
  token_hash   bytea not null, -- SHA-256 of the state token or of the link's secret
  purpose      text not null,
  identity_id  uuid,
  code_hash    bytea, -- of the code that was mailed
  attempts     int not null default 0,
  data         jsonb not null default '{}',
  created_date timestamptz not null,
  expires_date timestamptz not null,
  used_date    timestamptz,
  primary key (site_id, token_hash)
);
create index identity_challenges_by_end on identity_challenges (expires_date);
create index identity_challenges_by_identity on identity_challenges (site_id, identity_id);
call protect_tenant_table('identity_challenges');

-- Failed attempts, by account and by address; shared by all processes.
create table throttles (
  key           text primary key,
  failures      int not null,
  allowed       boolean not null default true, -- whether the last attempt came after the wait
  blocked_until timestamptz not null,
  expires_date  timestamptz not null
);
create index throttles_by_end on throttles (expires_date);

create table sign_on_policies (
  site_id      uuid primary key,
  id           uuid not null,
  revision     bigint not null,
  policy       jsonb not null, -- SignOnPolicy of the identity domain
  created_date timestamptz not null,
  updated_date timestamptz not null
);
call protect_tenant_table('sign_on_policies');

-- Accounts elsewhere by which members of a site can log in (OpenID Connect).
create table identity_providers (
  site_id       uuid not null,
  id            uuid not null, -- the connection id that clients name
  name          text not null,
  issuer        text not null,
  client_id     text not null,
  client_secret bytea, -- encrypted
  scopes        text[] not null,
  enabled       boolean not null default true,
  created_date  timestamptz not null,
  updated_date  timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('identity_providers');

create table identity_connections (
  site_id      uuid not null,
  provider_id  uuid not null,
  external_id  text not null,
  identity_id  uuid not null,
  created_date timestamptz not null,
  primary key (site_id, provider_id, external_id),
  foreign key (site_id, identity_id) references identities on delete cascade
);
create index identity_connections_by_identity on identity_connections (site_id, identity_id);
call protect_tenant_table('identity_connections');

-- Found by their secret before the site is known: owned by the platform, like refresh tokens.
create table authorization_codes (
  code_hash      bytea primary key, -- SHA-256 of the code
  site_id        uuid not null references sites on delete cascade,
  client_id      uuid not null,
  identity       jsonb not null, -- Caller: a member
  session_id     uuid not null,
  redirect_uri   text, -- null where the code went to the page that asked (web_message)
  code_challenge text not null, -- S256
  scope          text not null,
  created_date   timestamptz not null,
  expires_date   timestamptz not null,
  used_date      timestamptz
);
create index authorization_codes_by_end on authorization_codes (expires_date);

alter table refresh_tokens
  add column session_id uuid, -- of members: ends with the session
  add column code_hash bytea; -- the code it came from: used a second time, the code takes its tokens with it
create index refresh_tokens_by_session on refresh_tokens (site_id, session_id) where session_id is not null;
create index refresh_tokens_by_code on refresh_tokens (code_hash) where code_hash is not null;

alter table oauth_clients
  add column kind text not null default 'HEADLESS' check (kind in ('HEADLESS', 'APP')),
  add column secret_hash bytea, -- of apps, which log in as themselves
  add column permissions text[] not null default '{}', -- what an app may do
  add column login_url text, -- a front end's own login page
  add column revision bigint not null default 1,
  add column updated_date timestamptz;
update oauth_clients set updated_date = created_date;

alter table api_keys
  add column id uuid,
  add column prefix text not null default '', -- its first characters, to tell keys apart by
  add column created_by uuid,
  add column last_used_date timestamptz,
  add column expires_date timestamptz;
update api_keys set id = gen_random_uuid();
alter table api_keys alter column id set not null;
create unique index api_keys_by_id on api_keys (site_id, id);

-- Roles that a site made for itself, beside those that all sites have.
create table staff_roles (
  site_id      uuid not null,
  key          text not null,
  title        text not null,
  description  text not null default '',
  permissions  text[] not null,
  revision     bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, key)
);
call protect_tenant_table('staff_roles');

create table staff_invitations (
  site_id      uuid not null,
  id           uuid not null,
  email        text not null,
  role         text not null,
  token_hash   bytea not null unique,
  invited_by   uuid not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  accepted_date timestamptz,
  primary key (site_id, id)
);
call protect_tenant_table('staff_invitations');

-- What a member is beyond an account: how other people of the site see them.
create table members (
  site_id    uuid not null,
  id         uuid not null, -- of the identity
  contact_id uuid,
  nickname   text not null,
  slug       text not null,
  privacy    text not null check (privacy in ('PRIVATE', 'PUBLIC')),
  activity   text not null default 'ACTIVE' check (activity in ('ACTIVE', 'MUTED')),
  profile    jsonb not null default '{}', -- title, photo, cover
  role_keys  text[] not null default '{}',
  revision   bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, id) references identities on delete cascade
);
create unique index members_by_slug on members (site_id, slug);
create index members_by_contact on members (site_id, contact_id);
create index members_by_creation on members (site_id, created_date desc, id);
call protect_tenant_table('members');
