-- Ways a routing service measured, so that it is not asked twice.
create table travel_cache (
  -- HMAC of the place one comes from, so that the table alone tells nobody's home (reliability 6.1).
  place_key bytea primary key,
  -- For each other place the beginning of its HMAC, metres and seconds.
  ways bytea not null,
  created_at timestamptz not null
);
create index travel_cache_created on travel_cache (created_at);
