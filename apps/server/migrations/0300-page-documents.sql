-- Pages as trees of blocks that change by operations, and releases of all pages at once.

-- The draft of a page: its changes put together.
create table page_documents (
  site_id      uuid not null,
  id           uuid not null,
  seq          bigint not null default 0, -- the number of its changes
  address      text not null, -- '' is the home page
  title        text not null,
  head         jsonb not null, -- its root block
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, address)
);
call protect_tenant_table('page_documents');

-- The changes of drafts in their order, for undo, for editors that were away, and for the history.
create table page_changes (
  site_id    uuid not null,
  page_id    uuid not null,
  seq        bigint not null,
  change_id  text not null, -- made by the editor: a change that is sent twice is made once
  author     text not null, -- kind and id of the caller
  label      text not null,
  operations jsonb not null,
  inverse    jsonb not null,
  made_date  timestamptz not null,
  primary key (site_id, page_id, seq),
  unique (site_id, page_id, change_id)
);
call protect_tenant_table('page_changes');
create index page_changes_by_date on page_changes (made_date);

-- What was published, by its hash; releases share what did not change.
create table page_versions (
  site_id uuid not null,
  id      uuid not null, -- of the page
  hash    text not null,
  title   text not null,
  content jsonb not null,
  primary key (site_id, id, hash)
);
call protect_tenant_table('page_versions');

-- All published pages at a time. The one with the highest number is live.
create table releases (
  site_id        uuid not null,
  number         bigint not null,
  manifest       jsonb not null, -- the id of each page: its hash and its address
  note           text not null default '',
  author         text,
  restored       bigint, -- the release whose manifest it repeats
  published_date timestamptz not null,
  primary key (site_id, number)
);
call protect_tenant_table('releases');

-- Pages until now: a list of blocks with properties.
create function page_root(slug text, document jsonb) returns jsonb language sql as $$
  select jsonb_build_object('id', 'page', 'type', 'page',
    'props', jsonb_strip_nulls(jsonb_build_object('title', document -> 'title', 'address', slug,
      'seoTitle', document #> '{seo,title}', 'seoDescription', document #> '{seo,description}')),
    'slots', jsonb_build_object('content', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', block ->> 'id', 'type', block ->> 'type',
          'props', coalesce(block -> 'props', '{}') - 'items' - 'html')
        || case when block ->> 'type' = 'featureList' then jsonb_build_object('slots', jsonb_build_object('items', coalesce((
          select jsonb_agg(jsonb_build_object('id', (block ->> 'id') || '-' || item_number, 'type', 'feature', 'props', item)
            order by item_number)
          from jsonb_array_elements(block #> '{props,items}') with ordinality as items (item, item_number)), '[]')))
        else '{}' end
        order by block_number)
      from jsonb_array_elements(document -> 'blocks') with ordinality as blocks (block, block_number)), '[]')))
$$;
insert into page_documents (site_id, id, address, title, head, created_date, updated_date)
select site_id, id, slug, title, page_root(slug, draft), created_date, updated_date from pages;
insert into page_versions (site_id, id, hash, title, content)
select site_id, id, encode(sha256(convert_to(page_root(slug, published)::text, 'UTF8')), 'hex'), title, page_root(slug, published)
from pages where published is not null;
insert into releases (site_id, number, manifest, published_date)
select pages.site_id, 1,
  jsonb_object_agg(pages.id, jsonb_build_object('hash', version.hash, 'address', pages.slug)),
  max(pages.published_date)
from pages join page_versions as version on version.site_id = pages.site_id and version.id = pages.id
group by pages.site_id;
drop function page_root(text, jsonb);

delete from media_uses where kind = 'PAGE';
drop table pages;
drop function note_media_uses_of_pages();
call note_media_uses('page_documents', 'PAGE', array['head']);
call note_media_uses('page_versions', 'PUBLISHED_PAGE', array['content']);
