-- Due work (platform/tasks): what is to be done at some time, at least once, by whichever process gets to it first.

create table tasks (
  site_id   uuid not null, -- zeros: of the platform itself
  kind      text not null,
  key       text not null, -- one task of a kind and key waits at a time
  lane      text not null,
  input     jsonb not null,
  due_date  timestamptz not null, -- when it is looked at next; while it is held, the end of the lease
  attempts  int not null default 0,
  lease     uuid, -- of the process that holds it
  again_date timestamptz, -- scheduled anew while it was held: due once more then
  primary key (site_id, kind, key)
);
call protect_tenant_table('tasks');
create index tasks_due on tasks (lane, due_date);
-- sites take turns where more is due than can be done at once
create index tasks_of_sites on tasks (lane, site_id, due_date);

insert into tasks (site_id, kind, key, lane, input, due_date, attempts)
select site_id, 'mail', 'queued ' || id, 'outside', mail, next_attempt_date, attempts from mail_queue;
drop table mail_queue;

insert into tasks (site_id, kind, key, lane, input, due_date)
select distinct site_id, 'job ' || kind, '', 'long', jsonb 'null', timestamptz '-infinity'
from background_jobs where status in ('WAITING', 'RUNNING');
alter table background_jobs drop column leased_until;
