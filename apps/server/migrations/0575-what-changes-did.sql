-- What a change of a page did, as a kind and what it was done to: each person reads it in their own language.
-- Changes from before, and those of programs, have words alone.
alter table page_changes add column said jsonb;
