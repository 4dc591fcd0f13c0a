-- The checkouts that were not bought, by age: those that are forgotten are deleted.
create index checkouts_open on checkouts (created_date) where not completed;
