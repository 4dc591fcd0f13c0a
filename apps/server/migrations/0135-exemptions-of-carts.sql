-- Carts kept any tax-exempt group that was sent with them, without effect. It has one now, and only staff and apps choose it:
-- none of those that are there says who chose it.
update carts set doc = doc - 'taxExemptGroupId' where doc ->> 'taxExemptGroupId' is not null;
