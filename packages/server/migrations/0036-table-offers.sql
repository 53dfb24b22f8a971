-- A lost table of the evening, offered to people who said that they could cook: the first yes takes it.
create table table_offer (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  -- No foreign keys: an offer that ended outlives its team and its course.
  team_id uuid not null,
  meal_id uuid not null,
  -- The lost host does not come as a guest either, once another team cooks.
  host_leaves boolean not null,
  taken_at timestamptz,
  created_at timestamptz not null
);
create index table_offer_of_dinner on table_offer (dinner_id);
create unique index untaken_offer_of_table on table_offer (dinner_id, team_id, meal_id) where taken_at is null;

alter table place_offer
  add column table_offer_id uuid references table_offer on delete cascade,
  drop constraint place_offer_check,
  add constraint place_offer_of_one check (num_nonnulls(team_id, team_offer_id, table_offer_id) = 1);
create index place_offer_of_table_offer on place_offer (table_offer_id);
