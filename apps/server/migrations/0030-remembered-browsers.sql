-- Browsers in which people do not want to be asked for their second factor again, for a while. Each is remembered for one
-- account; the browser keeps the secret in a cookie.
create table remembered_browsers (
  site_id      uuid not null,
  id           uuid not null,
  identity_id  uuid not null,
  token_hash   bytea not null, -- SHA-256 of the cookie's secret
  address      text not null, -- from where the second factor was given
  user_agent   text not null,
  created_date timestamptz not null, -- when the second factor was given
  last_used_date timestamptz,
  expires_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, identity_id) references identities on delete cascade
);
create unique index remembered_browsers_by_token on remembered_browsers (site_id, identity_id, token_hash);
create index remembered_browsers_by_end on remembered_browsers (expires_date);
call protect_tenant_table('remembered_browsers');

-- The database forgets them, so that no way to change how somebody logs in can leave one behind.
create function forget_browsers_of_account() returns trigger language plpgsql as $$
begin
  delete from remembered_browsers where site_id = new.site_id and identity_id = new.id;
  return null;
end $$;
create trigger forget_browsers after update of password_hash, email, status on identities
  for each row when (
    old.password_hash is distinct from new.password_hash
    or old.email is distinct from new.email
    or old.status <> new.status
  )
  execute function forget_browsers_of_account();

create function forget_browsers_of_factor() returns trigger language plpgsql as $$
begin
  delete from remembered_browsers
  where site_id = coalesce(new.site_id, old.site_id) and identity_id = coalesce(new.identity_id, old.identity_id);
  return null;
end $$;
-- one that was only begun changes nothing yet
create trigger forget_browsers_when_added after insert on identity_factors
  for each row when (new.status <> 'INACTIVE') execute function forget_browsers_of_factor();
create trigger forget_browsers_when_changed after update of status on identity_factors
  for each row when (old.status <> new.status) execute function forget_browsers_of_factor();
create trigger forget_browsers_when_removed after delete on identity_factors
  for each row when (old.status <> 'INACTIVE') execute function forget_browsers_of_factor();
