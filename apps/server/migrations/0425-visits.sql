-- The days on which a site counts its visitors. A visitor is known by a hash with the salt of the day; once that is over, the
-- row is deleted, and the hashes go with it.
create table visit_days (
  site_id uuid not null,
  day     date not null, -- by the site's calendar
  salt    text not null,
  ends_at timestamptz not null,
  primary key (site_id, day)
);
call protect_tenant_table('visit_days');
create index visit_days_by_end on visit_days (ends_at);

-- Who came on a day that is not over: how far they got, and where they came from.
create table visit_visitors (
  site_id    uuid not null,
  day        date not null,
  visitor    text not null,
  steps      smallint not null, -- a bit for each step on the way to an order
  is_staff   boolean not null,
  source     text not null,
  medium     text not null,
  campaign   text not null,
  device     text not null,
  country    text not null,
  entry_page text not null,
  primary key (site_id, day, visitor),
  foreign key (site_id, day) references visit_days on delete cascade
);
call protect_tenant_table('visit_visitors');

-- What is left of visits: sums, by what tells them apart.
create table visit_counts (
  site_id           uuid not null,
  dimension         text not null,
  day               date not null,
  key               text not null,
  views             integer not null,
  visitors          integer not null,
  product_visitors  integer not null,
  cart_visitors     integer not null,
  checkout_visitors integer not null,
  buyers            integer not null,
  primary key (site_id, dimension, day, key)
);
call protect_tenant_table('visit_counts');
create index visit_counts_by_day on visit_counts (day);
