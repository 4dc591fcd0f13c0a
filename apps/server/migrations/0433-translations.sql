-- The texts of things in the other languages of a site: of each text, with what it was translated from.
create table translations (
  site_id      uuid not null,
  language     text not null,
  kind         text not null,
  entity_id    uuid not null, -- that of the site for its menu and footer
  texts        jsonb not null, -- by field: { "text": "...", "source": "<hash>" }
  revision     bigint not null,
  updated_date timestamptz not null,
  primary key (site_id, language, kind, entity_id)
);
call protect_tenant_table('translations');

-- What is deleted needs no translation any more.
create function forget_translations() returns trigger language plpgsql as $$
begin
  delete from translations where site_id = old.site_id and entity_id = old.id;
  return null;
end $$;
create trigger forget_translations after delete on products for each row execute function forget_translations();
create trigger forget_translations after delete on categories for each row execute function forget_translations();
create trigger forget_translations after delete on page_documents for each row execute function forget_translations();
