-- Where files of the media library are used. Triggers of the tables that name files note it, in the transaction of each
-- change and whichever way it comes, so that nobody has to search documents.

create table media_uses (
  site_id   uuid not null,
  file_id   text not null,
  kind      text not null, -- of the entity, as its domain declares it
  entity_id uuid not null,
  primary key (site_id, file_id, kind, entity_id)
);
call protect_tenant_table('media_uses');
create index media_uses_by_entity on media_uses (site_id, kind, entity_id);

-- The ids of files in a text: in fields of JSON, and in addresses of rich texts.
create function media_ids_in(document text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct found[1] order by found[1]), '{}')
  from regexp_matches(document, '[0-9a-f]{32}\.[a-z0-9]+', 'g') as found
$$;

-- From now on, the uses of files in these columns of a table are noted; `documents` may go on to a field of a column.
create procedure note_media_uses(name text, kind text, documents text[]) language plpgsql as $$
declare
  trigger_name text := 'note_media_uses_of_' || name;
  columns text := (select string_agg(distinct split_part(document, ' ', 1), ', ') from unnest(documents) as document);
  within text := (select string_agg(format('%%1$s.%s', document), ', ') from unnest(documents) as document);
begin
  execute format($create$
    create function %1$I() returns trigger language plpgsql as $body$
    declare
      used text[] := '{}';
      known text[] := '{}';
    begin
      if tg_op <> 'DELETE' then used := media_ids_in(concat(%2$s)); end if;
      if tg_op <> 'INSERT' then known := media_ids_in(concat(%3$s)); end if;
      if used = known then return null; end if;
      if tg_op <> 'INSERT' then
        delete from media_uses
        where site_id = old.site_id and kind = %4$L and entity_id = old.id and file_id <> all (used);
      end if;
      if tg_op <> 'DELETE' then
        insert into media_uses (site_id, file_id, kind, entity_id)
        select new.site_id, file_id, %4$L, new.id from unnest(used) as file_id where file_id <> all (known)
        on conflict do nothing;
      end if;
      return null;
    end $body$ $create$, trigger_name, format(within, 'new'), format(within, 'old'), kind);
  execute format('create trigger %1$I after insert or delete or update of %2$s on %3$I for each row execute function %1$I()',
    trigger_name, columns, name);
  execute format('insert into media_uses (site_id, file_id, kind, entity_id)
    select entity.site_id, file_id, %1$L, entity.id from %2$I as entity, unnest(media_ids_in(concat(%3$s))) as file_id',
    kind, name, format(within, 'entity'));
end $$;

call note_media_uses('products', 'PRODUCT', array['doc']);
call note_media_uses('customizations', 'CUSTOMIZATION', array['doc']);
call note_media_uses('info_sections', 'INFO_SECTION', array['doc']);
call note_media_uses('categories', 'CATEGORY', array['doc']);
call note_media_uses('promotions', 'PROMOTION', array['doc']);
call note_media_uses('gift_card_products', 'GIFT_CARD', array['doc']);
call note_media_uses('pages', 'PAGE', array['draft', 'published']);
call note_media_uses('contacts', 'CONTACT', array['doc -> ''picture''']);
call note_media_uses('members', 'MEMBER', array['profile']);
call note_media_uses('member_abouts', 'MEMBER_ABOUT', array['content']);
call note_media_uses('badges', 'BADGE', array['doc']);
call note_media_uses('reviews', 'REVIEW', array['doc']);
