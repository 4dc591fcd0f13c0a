-- Who has a page open in an editor, and where they are in it. Editors say so every few seconds; whoever stops is gone.
create table page_editors (
  site_id   uuid not null,
  page_id   uuid not null,
  id        text not null, -- made by the editor
  person    text not null, -- kind and id of the caller
  selected  text, -- the selected block
  writing   text, -- its text that is being written
  seen_date timestamptz not null,
  primary key (site_id, page_id, id)
);
call protect_tenant_table('page_editors');
