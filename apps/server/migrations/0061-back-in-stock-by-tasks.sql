-- That people are told is a task of the product (platform/tasks), so that nobody looks through the requests of all sites.

-- taken by a process that never came back to them
update back_in_stock_requests set status = 'RECEIVED' where status = 'PROCESSING';
insert into tasks (site_id, kind, key, lane, input, due_date)
select distinct site_id, 'back in stock', product_id::text, 'database', jsonb_build_object('productId', product_id), timestamptz '-infinity'
from back_in_stock_requests where status = 'RECEIVED';
drop index back_in_stock_of_all_sites;
