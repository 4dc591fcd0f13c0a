-- A visitor's refresh token ends some time after its last use. It is signed, and has a row only when it was used long
-- after it was issued, or revoked.

alter table refresh_tokens
  add column expires_date timestamptz, -- of visitors; null where it ends with its session or app
  add column is_revoked boolean not null default false; -- a signed token that was deleted would be valid again
update refresh_tokens set expires_date = now() + interval '180 days' where identity ->> 'kind' = 'visitor';
create index refresh_tokens_by_end on refresh_tokens (expires_date) where expires_date is not null;
