-- Sites that the operators of the server have shut, whatever their owners choose.
alter table sites add column blocked_date timestamptz;
-- Those whom operators have invited say what their site is called when they come.
alter table sign_ups alter column site_name drop not null;
