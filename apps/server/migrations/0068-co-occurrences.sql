-- Products that were bought or viewed together: the table is named after what it holds.
alter table product_meetings rename to product_co_occurrences;
alter table product_co_occurrences rename column met_date to occurred_date;
alter table product_co_occurrences rename constraint product_meetings_pkey to product_co_occurrences_pkey;
alter index product_meetings_by_product rename to product_co_occurrences_by_product;
alter index product_meetings_by_date rename to product_co_occurrences_by_date;
alter index product_meetings_of_all_sites rename to product_co_occurrences_of_all_sites;
