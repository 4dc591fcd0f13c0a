-- Addresses are subscribed by forms as well, once the mail to them is answered.
alter table email_subscriptions drop constraint email_subscriptions_source_check;
alter table email_subscriptions add constraint email_subscriptions_source_check
  check (source in ('CHECKOUT', 'MAIL', 'STAFF', 'FORM'));
