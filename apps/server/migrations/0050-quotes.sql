-- What a checkout was last worked out to cost: its order is placed at that, or the buyer is asked again.
alter table checkouts add column quote jsonb;

-- Documents of before get the fields that say which discounts and gift cards were used: none.
update carts set doc = doc || '{"couponCode": null}';
update checkouts set doc = doc || '{"couponCode": null, "giftCardCode": null}';
update orders set doc = doc || jsonb_build_object(
  'adjustments', '[]'::jsonb,
  'giftCards', '[]'::jsonb,
  'delivery', case when jsonb_typeof(doc -> 'delivery') = 'object'
    then jsonb_set(doc -> 'delivery', '{prices,discount}', '0') else 'null'::jsonb end,
  'lines', coalesce((
    select jsonb_agg(jsonb_set(line, '{prices,linePriceAfterRules}', line #> '{prices,linePrice}') order by position)
    from jsonb_array_elements(doc -> 'lines') with ordinality as lines (line, position)), '[]'::jsonb));
