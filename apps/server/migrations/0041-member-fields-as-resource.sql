-- A member field is a document as the resource mechanism keeps it; what profiles keep the value under is its key.
alter table member_fields add column unique_key text, add column doc jsonb;
update member_fields set unique_key = key, doc = jsonb_strip_nulls(jsonb_build_object('key', key, 'name', name,
  'type', type, 'socialType', social_type, 'defaultPrivacy', default_privacy, 'origin', origin,
  'section', section, 'hidden', hidden));
alter table member_fields
  alter column doc set not null,
  drop column key, drop column name, drop column type, drop column social_type, drop column default_privacy,
  drop column origin, drop column section, drop column hidden,
  add unique (site_id, unique_key),
  add check (doc ->> 'type' in ('TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL')),
  add check (doc ->> 'defaultPrivacy' in ('PUBLIC', 'PRIVATE')),
  add check (doc ->> 'origin' in ('CUSTOM', 'CONTACT', 'SYSTEM')),
  add check (doc ->> 'section' in ('GENERAL', 'DISPLAY_INFO', 'SOCIAL', 'ADDRESS'));
