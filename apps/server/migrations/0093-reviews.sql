-- Reviews of products, the votes on them, and the ratings that follow. What is counted is kept by triggers, so that no
-- writer can forget it.

-- How much a review tells others: what people voted, what it shows and says, and who wrote it, plus a point for each half
-- year (180 days) after 2020. Newer reviews pass older ones without any row changing. docs/reviews.md explains it.
create function review_relevance(
  helpful int, unhelpful int, with_media boolean, text_length int, verified boolean, review_date timestamptz
) returns double precision language sql immutable parallel safe as $$
  select round((
    log(2, 1 + helpful) - log(2, 1 + unhelpful)
    + case when with_media then 1 else 0 end
    + least(text_length, 400) / 400.0
    + case when verified then 1 else 0 end
    + extract(epoch from (review_date at time zone 'UTC') - timestamp '2020-01-01') / (180 * 86400)
  )::numeric, 6)::double precision
$$;

create table reviews (
  site_id       uuid not null,
  id            uuid not null,
  namespace     text not null,
  entity_id     uuid not null, -- the product
  contact_id    uuid not null, -- the author
  author_id     uuid, -- the member or visitor who wrote it; null where others did for the contact
  author_type   text not null check (author_type in ('MEMBER', 'VISITOR')),
  author_name   text,
  origin        text not null check (origin in ('ORGANIC', 'APP')),
  rating        smallint not null check (rating between 1 and 5),
  status        text not null check (status in ('SUBMITTED', 'IN_MODERATION', 'APPROVED', 'REJECTED')),
  verified      boolean not null,
  with_media    boolean not null,
  with_reply    boolean not null,
  text_length   int not null,
  text_hash     bytea, -- of the words, to find repeated texts; null for short ones
  helpful       int not null default 0 check (helpful >= 0),
  unhelpful     int not null default 0 check (unhelpful >= 0),
  relevance     double precision not null generated always as
    (review_relevance(helpful, unhelpful, with_media, text_length, verified, review_date)) stored,
  publish_count int not null default 0,
  revision      bigint not null default 1,
  review_date   timestamptz not null,
  created_date  timestamptz not null,
  updated_date  timestamptz not null,
  doc           jsonb not null, -- title, body, media, reply, and how it was decided on
  primary key (site_id, id),
  unique (site_id, namespace, entity_id, contact_id),
  foreign key (site_id, entity_id) references products on delete cascade
);
call protect_tenant_table('reviews');
-- what product pages list
create index reviews_by_relevance on reviews (site_id, entity_id, relevance desc, id) where status = 'APPROVED';
create index reviews_by_date on reviews (site_id, entity_id, review_date desc, id) where status = 'APPROVED';
-- what moderators and programs list
create index reviews_by_creation on reviews (site_id, created_date, id);
create index reviews_by_status on reviews (site_id, status, created_date, id);
create index reviews_by_contact on reviews (site_id, contact_id, created_date);
create index reviews_by_author on reviews (site_id, author_id, created_date) where author_id is not null;
create index reviews_by_text on reviews (site_id, text_hash) where text_hash is not null;

create table review_votes (
  site_id   uuid not null,
  review_id uuid not null,
  voter_id  uuid not null, -- a member or visitor
  helpful   boolean not null,
  primary key (site_id, review_id, voter_id),
  foreign key (site_id, review_id) references reviews on delete cascade
);
call protect_tenant_table('review_votes');
create index review_votes_by_voter on review_votes (site_id, voter_id);

-- The counts of published reviews of each product.
create table review_facts (
  site_id    uuid not null,
  namespace  text not null,
  entity_id  uuid not null,
  stars_1    int not null default 0,
  stars_2    int not null default 0,
  stars_3    int not null default 0,
  stars_4    int not null default 0,
  stars_5    int not null default 0,
  with_media int not null default 0,
  primary key (site_id, namespace, entity_id),
  foreign key (site_id, entity_id) references products on delete cascade
);
call protect_tenant_table('review_facts');

create table review_settings (
  site_id      uuid primary key,
  doc          jsonb not null, -- ReviewSettings of the contract
  revision     bigint not null,
  updated_date timestamptz not null
);
call protect_tenant_table('review_settings');

-- Pictures that were uploaded for reviews, with the person who may use them.
create table review_photos (
  site_id      uuid not null,
  file_id      text not null,
  uploader_id  uuid not null,
  review_id    uuid, -- null while it waits for one
  created_date timestamptz not null,
  primary key (site_id, file_id),
  foreign key (site_id, review_id) references reviews on delete set null (review_id)
);
call protect_tenant_table('review_photos');
create index review_photos_by_review on review_photos (site_id, review_id) where review_id is not null;
create index review_photos_waiting on review_photos (site_id, uploader_id) where review_id is null;
create index review_photos_of_all_sites on review_photos (created_date) where review_id is null;

-- Adds what statements on reviews change to the facts, in the order of products, so that two cannot deadlock.
create function count_new_reviews() returns trigger language plpgsql as $$
begin
  insert into review_facts as facts (site_id, namespace, entity_id, stars_1, stars_2, stars_3, stars_4, stars_5, with_media)
  select site_id, namespace, entity_id, count(*) filter (where rating = 1), count(*) filter (where rating = 2),
    count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5),
    count(*) filter (where written.with_media)
  from written where status = 'APPROVED'
  group by site_id, namespace, entity_id order by site_id, namespace, entity_id
  on conflict (site_id, namespace, entity_id) do update set stars_1 = facts.stars_1 + excluded.stars_1,
    stars_2 = facts.stars_2 + excluded.stars_2, stars_3 = facts.stars_3 + excluded.stars_3,
    stars_4 = facts.stars_4 + excluded.stars_4, stars_5 = facts.stars_5 + excluded.stars_5,
    with_media = facts.with_media + excluded.with_media;
  return null;
end $$;
create trigger count_new_reviews after insert on reviews
  referencing new table as written for each statement execute function count_new_reviews();

create function count_changed_reviews() returns trigger language plpgsql as $$
begin
  insert into review_facts as facts (site_id, namespace, entity_id, stars_1, stars_2, stars_3, stars_4, stars_5, with_media)
  select * from (
    select site_id, namespace, entity_id, sum(more * (rating = 1)::int) as stars_1, sum(more * (rating = 2)::int) as stars_2,
      sum(more * (rating = 3)::int) as stars_3, sum(more * (rating = 4)::int) as stars_4,
      sum(more * (rating = 5)::int) as stars_5, sum(more * changed.with_media::int) as with_media
    from (
      select site_id, namespace, entity_id, rating, with_media, 1 as more from written where status = 'APPROVED'
      union all
      select site_id, namespace, entity_id, rating, with_media, -1 from replaced where status = 'APPROVED'
    ) as changed
    group by site_id, namespace, entity_id
  ) as sums
  -- votes and replies change no counts
  where (stars_1, stars_2, stars_3, stars_4, stars_5, with_media) <> (0, 0, 0, 0, 0, 0)
  order by site_id, namespace, entity_id
  on conflict (site_id, namespace, entity_id) do update set stars_1 = facts.stars_1 + excluded.stars_1,
    stars_2 = facts.stars_2 + excluded.stars_2, stars_3 = facts.stars_3 + excluded.stars_3,
    stars_4 = facts.stars_4 + excluded.stars_4, stars_5 = facts.stars_5 + excluded.stars_5,
    with_media = facts.with_media + excluded.with_media;
  return null;
end $$;
create trigger count_changed_reviews after update on reviews
  referencing new table as written old table as replaced for each statement execute function count_changed_reviews();

-- Changes no product that is being deleted: its facts are gone.
create function count_deleted_reviews() returns trigger language plpgsql as $$
begin
  perform from review_facts facts join (select distinct site_id, namespace, entity_id from replaced) as gone
    using (site_id, namespace, entity_id)
  order by site_id, namespace, entity_id for update of facts;
  update review_facts facts set stars_1 = facts.stars_1 - gone.stars_1, stars_2 = facts.stars_2 - gone.stars_2,
    stars_3 = facts.stars_3 - gone.stars_3, stars_4 = facts.stars_4 - gone.stars_4,
    stars_5 = facts.stars_5 - gone.stars_5, with_media = facts.with_media - gone.with_media
  from (
    select site_id, namespace, entity_id, count(*) filter (where rating = 1) as stars_1,
      count(*) filter (where rating = 2) as stars_2, count(*) filter (where rating = 3) as stars_3,
      count(*) filter (where rating = 4) as stars_4, count(*) filter (where rating = 5) as stars_5,
      count(*) filter (where replaced.with_media) as with_media
    from replaced where status = 'APPROVED' group by site_id, namespace, entity_id
  ) as gone
  where facts.site_id = gone.site_id and facts.namespace = gone.namespace and facts.entity_id = gone.entity_id;
  return null;
end $$;
create trigger count_deleted_reviews after delete on reviews
  referencing old table as replaced for each statement execute function count_deleted_reviews();

-- The votes of a review, in its own columns.
create function count_review_votes() returns trigger language plpgsql as $$
declare
  helpful_more int := 0;
  unhelpful_more int := 0;
begin
  if tg_op <> 'DELETE' then
    if new.helpful then helpful_more := 1; else unhelpful_more := 1; end if;
  end if;
  if tg_op <> 'INSERT' then
    if old.helpful then helpful_more := helpful_more - 1; else unhelpful_more := unhelpful_more - 1; end if;
  end if;
  if helpful_more <> 0 or unhelpful_more <> 0 then
    update reviews set helpful = helpful + helpful_more, unhelpful = unhelpful + unhelpful_more
    where site_id = coalesce(new.site_id, old.site_id) and id = coalesce(new.review_id, old.review_id);
  end if;
  return null;
end $$;
create trigger count_review_votes after insert or update or delete on review_votes
  for each row execute function count_review_votes();
