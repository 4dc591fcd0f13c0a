
-- Gift cards have recipients, to whom their codes are sent, and are managed.
alter table gift_cards
  add column revision bigint not null default 1,
  add column updated_date timestamptz,
  add column delivery_date timestamptz,
  add column sent_date timestamptz,
  add column recipient_email text,
  add column doc jsonb not null default '{}';
update gift_cards set updated_date = created_date;
alter table gift_cards alter column updated_date set not null;
create index gift_cards_by_created on gift_cards (site_id, created_date desc, id desc);
create index gift_cards_by_last_four on gift_cards (site_id, right(code_key, 4));
create index gift_cards_by_recipient on gift_cards (site_id, lower(recipient_email)) where recipient_email is not null;
create index on gift_card_transactions (site_id, gift_card_id, created_date);
