-- Statements that write everything at once check themselves: one that finds other rows than it relies on has lost a
-- race, and nothing of it remains. The work is then repeated, as after a serialization failure.
create function expect_rows(written bigint, expected bigint) returns void language plpgsql as $$
begin
  if written <> expected then
    raise exception 'expected to write % rows, not %', expected, written using errcode = 'serialization_failure';
  end if;
end
$$;
