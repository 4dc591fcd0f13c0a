-- The ledger of all payments of a site, as its owner reads it: the latest movements first, of one type, or by the provider's
-- name for one.
create index payment_transactions_by_date on payment_transactions (site_id, created_date, id);
create index payment_transactions_by_type on payment_transactions (site_id, type, created_date, id);
create index payment_outcomes_by_reference on payment_outcomes (site_id, reference) where reference is not null;
