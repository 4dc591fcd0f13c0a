-- What a saved card was charged for: one that a new subscription is paid with is needed before the subscription is there.
create index payments_of_saved_card on payments (site_id, (details ->> 'savedCardId')) where details ? 'savedCardId';
create index subscription_cycles_of_order on subscription_cycles (site_id, order_id);
