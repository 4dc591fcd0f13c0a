-- Tokens live on sessions, and end with them; whoever remembers that a session is open is told that it is not.

alter table refresh_tokens
  add foreign key (site_id, session_id) references identity_sessions (site_id, id) on delete cascade,
  add column scope text not null default 'offline_access';

-- The database tells, so that no way to end a session can forget to: deletion of members among them.
create function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('stoa_session_ended', old.site_id || ' ' || old.id);
  return null;
end $$;
create trigger tell_ended_session after delete on identity_sessions
  for each row execute function tell_ended_session();

alter table authorization_codes
  alter column session_id drop not null, -- apps have none
  alter column code_challenge drop not null, -- apps have a secret instead
  add column visitor_id uuid, -- who the member was before: their cart becomes the member's
  add column nonce text, -- for the ID token
  add column used_by bytea; -- SHA-256 of what the exchange told of its device
