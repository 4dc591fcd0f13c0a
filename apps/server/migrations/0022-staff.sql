-- The team of a site, and what was done there.
alter table user_roles add column created_date timestamptz;
create index user_roles_by_site on user_roles (site_id);
alter table staff_roles add column title_key text generated always as (lower(title)) stored;
create unique index staff_roles_by_title on staff_roles (site_id, title_key);
-- an address has one open invitation
create unique index staff_invitations_by_email on staff_invitations (site_id, email) where accepted_date is null;
create index staff_invitations_by_end on staff_invitations (expires_date);

alter table audit_log
  add column before jsonb, -- the fields that changed, as they were; null where there was nothing before
  add column after jsonb, -- the same fields as they became; null for what was deleted
  add column address text; -- where the request came from, for what happens to accounts
create index audit_log_newest on audit_log (site_id, created_date desc, id desc);
drop index audit_log_by_date;
create index audit_log_by_entity on audit_log (site_id, entity_id, created_date desc, id desc) where entity_id is not null;
create index audit_log_by_caller on audit_log (site_id, (caller ->> 'id'), created_date desc, id desc);
