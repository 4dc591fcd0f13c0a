-- Whether a checkout has an order that awaits its payment, so that the others need not be looked for when they are placed.
alter table checkouts add column has_order boolean not null default false;
update checkouts set has_order = true
from orders where orders.site_id = checkouts.site_id and orders.checkout_id = checkouts.id;
