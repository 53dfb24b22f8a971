-- Distances measured by a routing service, cached.
create table travel_cache (
-- HMAC of the starting place, so that the table reveals no homes.
  place_key bytea primary key,
-- For each other place the start of its HMAC, metres and seconds.
  ways bytea not null,
  created_at timestamptz not null
);
create index travel_cache_created on travel_cache (created_at);
