-- What was noticed in many rows of a file, once per reason: written together with the products it counts.
alter table catalog_imports add notes jsonb not null default '[]';
