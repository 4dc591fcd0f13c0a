-- What was live when a release was scheduled: only pages that differ from it are changed by the release. Of releases that were
-- scheduled before, every page counts as changed.
alter table scheduled_releases add column base jsonb not null default '{}';
