-- Whom a form tells of what people send by it, and how it answers them. Not part of the form: visitors read that.
alter table forms add column mails jsonb not null default '{}';
