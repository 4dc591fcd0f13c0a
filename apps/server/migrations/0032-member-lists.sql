-- Members and contacts in the orders that lists show them in, forwards and backwards, however many there are.
drop index members_by_creation;
create index members_by_creation on members (site_id, created_date, id);
create index members_by_update on members (site_id, updated_date, id);
create index identities_by_login on identities (site_id, last_login_date, id);
create index contacts_by_update on contacts (site_id, updated_date, id);
create index contacts_by_first_name on contacts (site_id, first_name, id);

-- of accounts of all kinds: lists of members name no kind
drop index identities_by_status;
create index identities_by_status on identities (site_id, status, created_date desc);
