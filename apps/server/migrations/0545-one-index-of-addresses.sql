-- Orders are found by an address as they are sorted by it: one index serves both, and an order has one less to be written to.
drop index orders_by_email;
