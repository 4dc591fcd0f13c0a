-- Behind row-level security PostgreSQL uses an index only for operators that it may show rows of other sites to. The
-- ones of text and array indexes are not marked so, and searches would read the whole table. What they could tell, by
-- their errors, is at most that some text is too long to match. Marking them takes a superuser, as the embedded
-- database's owner is one; elsewhere searches are slower, and the administrator can run the same four lines.
do $$ begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    alter function textlike(text, text) leakproof;
    alter function textregexeq(text, text) leakproof;
    alter function arraycontains(anyarray, anyarray) leakproof;
    alter function arrayoverlap(anyarray, anyarray) leakproof;
  end if;
end $$;
