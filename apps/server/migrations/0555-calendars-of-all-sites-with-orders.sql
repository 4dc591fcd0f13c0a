-- Whose sales are not added up yet is known by the calendar, so that the orders of all sites need not be looked through for it. A
-- zone that no site has makes a calendar begin anew.
insert into sales_calendars (site_id, time_zone, since, until)
select id, '', current_date, current_date from sites
where exists (select from orders where orders.site_id = sites.id)
on conflict do nothing;
