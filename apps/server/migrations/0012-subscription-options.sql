-- Ways to buy again and again, which are made once and given to any number of products.
call create_resource_table('subscription_options');
create index products_by_subscription on products using gin (subscription_ids);
