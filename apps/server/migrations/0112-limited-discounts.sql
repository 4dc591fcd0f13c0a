-- Who had a discount, by the address in lower case and by the member: a customer is known by either.
alter table discount_rule_uses add email_key text, add member_id uuid;
create index on discount_rule_uses (site_id, rule_id, email_key);
create index on discount_rule_uses (site_id, rule_id, member_id) where member_id is not null;
update discount_rule_uses used set email_key = lower(orders.email), member_id = (orders.doc #>> '{buyer,memberId}')::uuid
  from orders where orders.site_id = used.site_id and orders.id = used.order_id;
