-- Mailed links to sign up. They belong to no site, as there is none yet: only the platform sees them.
create table sign_ups (
  token_hash   bytea primary key, -- SHA-256 of the link's secret
  email        text not null, -- lower case
  site_name    text not null,
  created_date timestamptz not null,
  expires_date timestamptz not null
);
create index sign_ups_by_end on sign_ups (expires_date);
