-- More of what has texts: its translations go with it.
create trigger forget_translations after delete on brands for each row execute function forget_translations();
create trigger forget_translations after delete on ribbons for each row execute function forget_translations();
create trigger forget_translations after delete on shipping_options for each row execute function forget_translations();
create trigger forget_translations after delete on pickup_locations for each row execute function forget_translations();
create trigger forget_translations after delete on local_delivery_options for each row execute function forget_translations();
create trigger forget_translations after delete on forms for each row execute function forget_translations();
create trigger forget_translations after delete on blog_posts for each row execute function forget_translations();
create trigger forget_translations after delete on blog_categories for each row execute function forget_translations();
create trigger forget_translations after delete on blog_tags for each row execute function forget_translations();
