-- What jobs look for on all sites at once; other indexes lead with the site.

create index orders_of_all_sites_by_date on orders (created_date);
-- who still waits for a mail, in the order in which they asked
create index back_in_stock_of_all_sites on back_in_stock_requests (created_date, id) where status in ('RECEIVED', 'PROCESSING');
-- where the last collection of purchases ended, and what is old enough to be forgotten
create index product_meetings_of_all_sites on product_meetings (kind, met_date);
