-- Visits were counted under addresses that are private: links out of mails, previews of posts and, where a site is read in several
-- languages, orders, payments and reviews. What they add up to stays, under the first part of the address; previews are not counted.
with told as (
  delete from visit_counts
  where dimension in ('PAGE', 'ENTRY_PAGE')
    and (key ~ '^/([a-z]{2}/)?(account|cart|checkout|newsletter|orders|pay|preview|reminders|review|thank-you)/'
      or key ~ '^/[a-z]{2}/(account|cart|checkout|newsletter|orders|pay|preview|reminders|review|thank-you)$'
      or key ~ '^/([a-z]{2}/)?blog/preview(/|$)')
  returning *
)
insert into visit_counts as known (
  site_id, dimension, day, key, views, visitors, product_visitors, cart_visitors, checkout_visitors, buyers)
select site_id, dimension, day, '/' || place, sum(views), sum(visitors), sum(product_visitors), sum(cart_visitors),
  sum(checkout_visitors), sum(buyers)
from told cross join substring(key from '^/(?:[a-z]{2}/)?([^/]+)') as place
where place not in ('blog', 'preview')
group by 1, 2, 3, 4
on conflict (site_id, dimension, day, key) do update set
  views = known.views + excluded.views, visitors = known.visitors + excluded.visitors,
  product_visitors = known.product_visitors + excluded.product_visitors,
  cart_visitors = known.cart_visitors + excluded.cart_visitors,
  checkout_visitors = known.checkout_visitors + excluded.checkout_visitors, buyers = known.buyers + excluded.buyers;

update visit_visitors
set entry_page = case
  when entry_page ~ '^/([a-z]{2}/)?(blog|preview)/' then '' else '/' || substring(entry_page from '^/(?:[a-z]{2}/)?([^/]+)') end
where entry_page ~ '^/([a-z]{2}/)?(account|cart|checkout|newsletter|orders|pay|preview|reminders|review|thank-you)/'
  or entry_page ~ '^/([a-z]{2}/)?blog/preview(/|$)';
