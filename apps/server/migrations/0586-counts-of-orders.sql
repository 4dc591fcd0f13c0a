-- Orders to fulfil are counted by what is paid of them in an index, without reading each of them.
drop index orders_by_fulfillment_status;
create index orders_by_fulfillment_status on orders (site_id, fulfillment_status, created_date, id)
  include (status, payment_status, currency);
