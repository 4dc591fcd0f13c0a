-- Indexes that have all that orders of a time are found or added up by, so that not each order of a month is read for it.
drop index orders_by_created;
create index orders_by_created on orders (site_id, created_date desc, id desc)
  include (status, payment_status, fulfillment_status, currency, total);
drop index orders_by_updated;
create index orders_by_updated on orders (site_id, updated_date, created_date, id) include (status);
drop index orders_by_purchased;
create index orders_by_purchased on orders (site_id, purchased_date, created_date, id) include (status);

-- Imported orders alone: a purchase is not written to it. The others are the latest, or all.
drop index orders_by_imported;
create index orders_by_imported on orders (site_id, created_date, id) where imported;
