-- Orders are found by number, people, e-mail, phone, products, SKUs and addresses. The words are written with each order;
-- those of earlier orders are taken from their documents once.
alter table orders add column search tsvector not null default ''; -- of search-vector.ts: A number; B people; C items; D addresses

update orders set search =
  setweight(plain_words(number::text), 'A')
  || setweight(plain_words(concat_ws(' ', email,
    doc #>> '{billingInfo,contactDetails,firstName}', doc #>> '{billingInfo,contactDetails,lastName}',
    doc #>> '{billingInfo,contactDetails,company}', doc #>> '{billingInfo,contactDetails,phone}',
    regexp_replace(doc #>> '{billingInfo,contactDetails,phone}', '[^0-9]', '', 'g'),
    doc #>> '{delivery,destination,contactDetails,firstName}', doc #>> '{delivery,destination,contactDetails,lastName}',
    doc #>> '{delivery,destination,contactDetails,company}', doc #>> '{delivery,destination,contactDetails,phone}',
    regexp_replace(doc #>> '{delivery,destination,contactDetails,phone}', '[^0-9]', '', 'g'))), 'B')
  || setweight(plain_words(coalesce((
    select string_agg(concat_ws(' ', line #>> '{item,productName}', line #>> '{item,sku}'), ' ')
    from jsonb_array_elements(doc -> 'lines') as line), '')), 'C')
  || setweight(plain_words(concat_ws(' ',
    doc #>> '{billingInfo,address,addressLine}', doc #>> '{billingInfo,address,addressLine2}',
    doc #>> '{billingInfo,address,streetAddress,name}', doc #>> '{billingInfo,address,streetAddress,number}',
    doc #>> '{billingInfo,address,city}', doc #>> '{billingInfo,address,postalCode}',
    doc #>> '{delivery,destination,address,addressLine}', doc #>> '{delivery,destination,address,addressLine2}',
    doc #>> '{delivery,destination,address,streetAddress,name}', doc #>> '{delivery,destination,address,streetAddress,number}',
    doc #>> '{delivery,destination,address,city}', doc #>> '{delivery,destination,address,postalCode}')), 'D');

create index orders_by_words on orders using gin (search);
