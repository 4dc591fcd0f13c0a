-- A tag's number is never given again: what still holds the id of a deleted tag must not take it for another one.

create table tag_counters (
  site_id     uuid primary key,
  last_number int not null
);
insert into tag_counters (site_id, last_number) select site_id, max(number) from tags group by site_id;
call protect_tenant_table('tag_counters');
