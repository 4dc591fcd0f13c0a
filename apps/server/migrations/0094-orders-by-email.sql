-- The purchases of an e-mail address: who bought a product is asked for each review.
create index orders_by_email on orders (site_id, lower(email)) where email is not null;
