-- Published posts are found by their words: those of the title first, then those of the excerpt and of the text.
alter table blog_posts add column search tsvector not null default '';
update blog_posts set search = setweight(plain_words(coalesce(post ->> 'title', '')), 'A')
  || setweight(plain_words(coalesce(post ->> 'excerpt', '')), 'B')
  || setweight(plain_words(left(coalesce(post ->> 'contentText', ''), 50000)), 'D')
  where post is not null;
create index blog_posts_by_words on blog_posts using gin (search) where post is not null;
