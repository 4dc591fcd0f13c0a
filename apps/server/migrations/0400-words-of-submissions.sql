-- What people sent by forms is found by its words.
alter table form_submissions add column search tsvector not null default '';
update form_submissions set search = plain_words(array_to_string(emails, ' ') || ' ' || coalesce((
  select string_agg(value #>> '{}', ' ') from jsonb_each(doc -> 'values')), ''));
create index form_submissions_by_words on form_submissions using gin (search);
