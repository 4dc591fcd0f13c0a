-- The blog of a site. A post has two versions: what its authors write (`draft`), and what visitors read (`post`), which is a
-- copy made when it is published, and null while it is not.
create table blog_posts (
  site_id              uuid not null,
  id                   uuid not null,
  revision             bigint not null default 1,
  status               text not null check (status in ('PUBLISHED', 'UNPUBLISHED', 'SCHEDULED', 'DELETED')),
  draft                jsonb not null,
  post                 jsonb,
  slug                 text not null, -- of the draft
  has_changes          boolean not null default false,
  category_ids         uuid[] not null default '{}', -- of the draft
  tag_ids              uuid[] not null default '{}',
  live_category_ids    uuid[] not null default '{}', -- of the published post
  live_tag_ids         uuid[] not null default '{}',
  title                text not null generated always as (coalesce(draft ->> 'title', '')) stored,
  first_published_date timestamptz,
  last_published_date  timestamptz,
  scheduled_date       timestamptz,
  edited_date          timestamptz not null,
  created_date         timestamptz not null,
  primary key (site_id, id),
  check ((status = 'PUBLISHED') = (post is not null)),
  check ((status = 'SCHEDULED') = (scheduled_date is not null))
);
call protect_tenant_table('blog_posts');
create index blog_posts_published on blog_posts (site_id, first_published_date desc, id desc) where post is not null;
create index blog_posts_by_edit on blog_posts (site_id, status, edited_date desc, id desc);
create index blog_posts_by_category on blog_posts using gin (live_category_ids) where post is not null;
create index blog_posts_by_tag on blog_posts using gin (live_tag_ids) where post is not null;
call note_media_uses('blog_posts', 'BLOG_POST', array['draft', 'post']);

-- Every address that leads to a post: what it is called in its draft, and whatever it was called while it was published.
create table blog_slugs (
  site_id  uuid not null,
  slug     text not null,
  post_id  uuid not null,
  was_live boolean not null default false,
  primary key (site_id, slug),
  foreign key (site_id, post_id) references blog_posts on delete cascade
);
call protect_tenant_table('blog_slugs');
create index blog_slugs_by_post on blog_slugs (site_id, post_id);

create table blog_categories (
  site_id          uuid not null,
  id               uuid not null,
  slug             text not null,
  display_position integer not null,
  doc              jsonb not null,
  label            text not null generated always as (coalesce(doc ->> 'label', '')) stored,
  updated_date     timestamptz not null,
  primary key (site_id, id),
  unique (site_id, slug)
);
call protect_tenant_table('blog_categories');
call note_media_uses('blog_categories', 'BLOG_CATEGORY', array['doc']);

create table blog_tags (
  site_id      uuid not null,
  id           uuid not null,
  slug         text not null,
  label        text not null,
  language     text,
  created_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, slug)
);
call protect_tenant_table('blog_tags');
create unique index blog_tags_by_label on blog_tags (site_id, lower(label), coalesce(language, ''));

-- A like of a post by a visitor or member: each person has one.
create table blog_likes (
  site_id      uuid not null,
  id           uuid not null,
  post_id      uuid not null,
  owner_id     uuid not null,
  is_member    boolean not null,
  created_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, post_id, owner_id),
  foreign key (site_id, post_id) references blog_posts on delete cascade
);
call protect_tenant_table('blog_likes');
create index blog_likes_by_owner on blog_likes (site_id, owner_id);

create table blog_views (
  site_id uuid not null,
  post_id uuid not null,
  views   bigint not null,
  primary key (site_id, post_id),
  foreign key (site_id, post_id) references blog_posts on delete cascade
);
call protect_tenant_table('blog_views');
