-- Cards that members let the shop keep: what a provider knows them by, and what people know them by; never a number.
create table saved_cards (
  site_id              uuid not null,
  id                   uuid not null,
  member_id            uuid not null,
  provider             text not null,
  account_id           uuid not null,
  authorization_key    text not null, -- of the payment that it was given for, whose card is charged again
  reference            text not null, -- the same as the provider calls it
  brand                text,
  last_four_digits     text not null,
  expiration_month     int not null,
  expiration_year      int not null,
  cardholder_name      text,
  merchant_use_allowed boolean not null default false,
  preferred_date       timestamptz, -- when its owner said that it is offered first
  revision             bigint not null default 1,
  created_date         timestamptz not null,
  updated_date         timestamptz not null,
  primary key (site_id, id)
);
call protect_tenant_table('saved_cards');
-- a card that is given again is the same card
create unique index saved_cards_of_member on saved_cards
  (site_id, member_id, account_id, last_four_digits, expiration_year, expiration_month, coalesce(brand, ''));

-- Whose subscriptions a card is charged for.
create index subscription_contracts_charged on subscription_contracts (site_id, (doc -> 'card' ->> 'savedCardId'))
  where doc -> 'card' ? 'savedCardId';
