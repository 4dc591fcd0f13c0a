-- Sites where somebody waits for approval: when the team is told of it, and when it was told last.
create table approval_notices (
  site_id   uuid primary key,
  due_date  timestamptz, -- null where nobody began to wait since the last mail
  sent_date timestamptz  -- of the last mail
);
create index approval_notices_by_date on approval_notices (due_date) where due_date is not null;
call protect_tenant_table('approval_notices');
