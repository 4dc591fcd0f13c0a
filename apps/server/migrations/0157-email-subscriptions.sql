-- What an address said to mails that nobody asked for: review requests, reminders. It is known for the address, whether a
-- contact has it or not; without a row it said nothing. Replaces a list of refusals for each kind of mail.
create table email_subscriptions (
  site_id      uuid not null,
  email        text not null, -- in small letters
  status       text not null check (status in ('SUBSCRIBED', 'UNSUBSCRIBED')),
  updated_date timestamptz not null,
  primary key (site_id, email)
);

insert into email_subscriptions (site_id, email, status, updated_date)
select site_id, email, 'UNSUBSCRIBED', min(created_date)
from (select * from review_request_refusals union all select * from recovery_mail_refusals) as refusals
group by site_id, email;

call protect_tenant_table('email_subscriptions');
drop table review_request_refusals;
drop table recovery_mail_refusals;
