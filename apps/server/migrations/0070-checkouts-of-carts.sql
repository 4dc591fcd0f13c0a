-- the checkout of a cart, the open one first: also when it is completed, without looking at all checkouts
create index checkouts_of_carts on checkouts (site_id, cart_id, completed, created_date desc) where cart_id is not null;
