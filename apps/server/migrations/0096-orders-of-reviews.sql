-- The other orders in which product pages list reviews, however many there are. The lowest ratings are read backwards.
create index reviews_by_rating on reviews (site_id, entity_id, rating desc, review_date desc, id) where status = 'APPROVED';
create index reviews_by_helpfulness on reviews (site_id, entity_id, (helpful - unhelpful) desc, review_date desc, id)
  where status = 'APPROVED';
