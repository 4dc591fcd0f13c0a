-- The products of a delivery profile are listed; few products name one.
create index products_delivery_profile on products (site_id, (doc ->> 'deliveryProfileId'))
  where doc ->> 'deliveryProfileId' is not null;
