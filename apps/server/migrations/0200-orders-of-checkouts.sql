-- An order that was never paid and is given up leaves its checkout to the next attempt.
alter table orders drop constraint orders_site_id_checkout_id_key;
create unique index orders_of_checkouts on orders (site_id, checkout_id)
  where purchased_date is not null or status not in ('CANCELED', 'REJECTED');
