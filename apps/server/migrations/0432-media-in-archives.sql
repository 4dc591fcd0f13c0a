-- The name of a file in archives of its site, where it came by one: archives of both sites are the same. Its id is new, as
-- ids are names in the storage that all sites share.
alter table media_files add column archive_name text;
