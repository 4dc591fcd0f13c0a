-- How much a site may have of what the server has to keep, where that differs from all other sites.
alter table sites add column limits jsonb not null default '{}';
