-- Finding products: words of their texts, what else queries ask of them, and a row for each variant.

-- What queries ask of products beside the columns that they have already. All of it is derived from the document by
-- `derived-columns.ts`; products from before are derived anew at the next start.
alter table products
  add search               tsvector not null default '', -- of search-vector.ts: A name, B brand and tags, C codes, D description
  add compare_at_price     bigint, -- lowest and highest of the offered variants
  add compare_at_price_max bigint,
  add weight               numeric,
  add weight_max           numeric,
  add brand_name           text,
  add ribbon_name          text,
  add main_category_id     uuid,
  add tax_group_id         uuid,
  add main_media_id        text,
  add visible_in_pos       boolean not null default true,
  add variant_count        int not null default 1,
  add subscription_ids     uuid[] not null default '{}',
  add info_section_ids     uuid[] not null default '{}',
  add modifier_ids         uuid[] not null default '{}',
  add option_ids           uuid[] not null default '{}',
  add choice_ids           uuid[] not null default '{}',
  add choice_names         text[] not null default '{}',
  add choice_keys          text[] not null default '{}', -- option name, unit separator, choice name
  add public_tags          text[] not null default '{}',
  add private_tags         text[] not null default '{}',
  add skus                 text[] not null default '{}',
  add barcodes             text[] not null default '{}';
create index products_by_words on products using gin (search);
create index products_by_parts on products using gin
  (choice_ids, choice_keys, option_ids, info_section_ids, public_tags, private_tags, skus, barcodes);
create index products_by_brand on products (site_id, brand_id) where brand_id is not null;
create index products_by_ribbon on products (site_id, ribbon_id) where ribbon_id is not null;
drop index products_by_text;
alter table products drop search_text;

create table product_variants (
  site_id          uuid not null,
  product_id       uuid not null,
  variant_id       uuid not null,
  position         int not null,
  visible          boolean not null,
  sku              text,
  barcode          text,
  price            bigint not null,
  compare_at_price bigint,
  choice_ids       uuid[] not null default '{}',
  primary key (site_id, product_id, variant_id),
  foreign key (site_id, product_id) references products on delete cascade
);
call protect_tenant_table('product_variants');
create index product_variants_by_id on product_variants (site_id, variant_id);
create index product_variants_by_sku on product_variants (site_id, sku) where sku is not null;
create index product_variants_by_barcode on product_variants (site_id, barcode) where barcode is not null;

-- Words that texts of the site have or had, to find what a mistyped one may have meant.
create table search_words (
  site_id uuid not null,
  word    text collate "C" not null,
  primary key (site_id, word)
);
call protect_tenant_table('search_words');
create index search_words_by_trigrams on search_words using gin (word gin_trgm_ops);

-- For each word that no word of the site begins with: the words that look most like it, the likest first. It runs as
-- the tables' owner because behind row-level security the index would not be used; it reads its own site's words only.
create function words_like(asked text[]) returns table (asked_word text, word text)
  language sql stable security definer set search_path from current set pg_trgm.similarity_threshold = '0.2' as
$$
  select one, near.word
  from unnest(asked) as one cross join lateral (
    select known.word from search_words as known
    where known.site_id = current_site() and known.word % one
    order by similarity(known.word, one) desc, known.word limit 30
  ) as near
  where not exists (
    select from search_words as known
    where known.site_id = current_site() and known.word >= one collate "C" and known.word < (one || chr(1114111)) collate "C"
  )
$$;
grant execute on function words_like to stoa_app;

-- Words of a text that is searched without a column of its own: codes of a variant, for example.
create function plain_words(text text) returns tsvector language sql stable parallel safe as
$$ select to_tsvector('simple', regexp_replace(unaccent(lower($1)), '[^[:alnum:]]+', ' ', 'g')) $$;

-- as in 0003: what else an index may look up before the wall
do $$ begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    alter function ts_match_vq(tsvector, tsquery) leakproof;
  end if;
end $$;
