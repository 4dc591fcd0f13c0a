-- Every mail that a site decided to send, and what became of it (platform/mail). Written with the decision.
create table mails (
  site_id      uuid not null, -- zeros: of the platform itself
  id           uuid not null,
  recipient    text not null, -- in small letters; empty once that person's data was erased
  kind         text not null, -- the name of its letter
  state        text not null check (state in ('WAITING', 'HELD', 'IN_DOUBT', 'SENT', 'FAILED', 'BOUNCED')),
  tries        int not null default 0, -- only grows: whoever tries writes only while nobody tried after them
  first_try    int not null default 0, -- the tries before staff asked for more
  about_kind   text,
  about_id     uuid, -- what it is about
  created_date timestamptz not null,
  next_date    timestamptz, -- when it is tried next
  ended_date   timestamptz, -- when it was sent, or given up
  doc          jsonb not null, -- its subject, and what the mail server said
  content      jsonb, -- its text; null where it was confidential, or is too old
  primary key (site_id, id)
);
call protect_tenant_table('mails');
create index mails_by_date on mails (site_id, created_date desc, id desc);
-- what an address said last: whether it takes mails
create index mails_by_recipient on mails (site_id, recipient, ended_date desc);
create index mails_by_subject_matter on mails (site_id, about_id) where about_id is not null;
create index mails_in_trouble on mails (site_id, state, created_date) where state not in ('SENT', 'WAITING');
create index mails_by_age on mails (created_date);
create index mails_with_content on mails (created_date) where content is not null;

-- Mails that were queued before have an entry as well, without their text: they may be confidential.
update tasks set input = input || jsonb_build_object('id', gen_random_uuid()) where kind = 'mail';
insert into mails (site_id, id, recipient, kind, state, created_date, doc)
select site_id, (input ->> 'id')::uuid, lower(input ->> 'to'), '', 'WAITING', now(),
  jsonb_build_object('subject', '', 'isConfidential', true, 'answers', jsonb '[]')
from tasks where kind = 'mail';

-- The mails of review requests are queued like all others, and what becomes of them is heard of.
update tasks set lane = 'database' where kind = 'review request';
