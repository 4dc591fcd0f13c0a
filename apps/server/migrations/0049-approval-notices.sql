-- When the team is told is a task now (platform/tasks); the table keeps when it was told last.
insert into tasks (site_id, kind, key, lane, input, due_date)
select site_id, 'approval notice', '', 'database', jsonb 'null', due_date from approval_notices where due_date is not null;
delete from approval_notices where sent_date is null;
alter table approval_notices drop column due_date, alter column sent_date set not null;
