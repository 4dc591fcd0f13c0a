-- Beside the current one, a visitor or member may have carts that clients created. Carts of staff and apps have nobody's id.
alter table carts add column is_current boolean not null default true;
alter table carts drop constraint carts_site_id_owner_id_key;
create unique index carts_current on carts (site_id, owner_id) where is_current;
create index carts_of_owners on carts (site_id, owner_id) where not is_current;
