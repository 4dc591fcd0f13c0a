-- Beginnings and parts of names and addresses are compared without regard to case: as in 0003, which forgot that operator, its
-- index is used behind row-level security only once it is marked.
do $$ begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    alter function texticlike(text, text) leakproof;
  end if;
end $$;

-- The order of a checkout for the list of orders, which does not know what the unique index leaves out.
create index orders_by_checkout on orders (site_id, checkout_id) where checkout_id is not null;
