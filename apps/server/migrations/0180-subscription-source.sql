-- How an address said whether it wants mails: at checkout, by the link in a mail, or through staff. Not known of earlier words.
alter table email_subscriptions add column source text check (source in ('CHECKOUT', 'MAIL', 'STAFF'));
