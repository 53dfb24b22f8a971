-- Off by default: free places are offered to the waiting list only when the organiser asks for it.
alter table dinner add column automatic_offers boolean not null default false;

-- A free place in a team, offered to a person of the waiting list; of a pair its root answers for both.
create table place_offer (
  id uuid primary key,
  position bigint generated always as identity,
  dinner_id uuid not null references dinner on delete cascade,
  participant_id uuid not null references participant on delete cascade,
  -- No foreign key: teams may be built again, and undo brings them back under their id.
  team_id uuid not null,
  secret_hash bytea not null unique,
  state text not null check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'TAKEN')),
  hours integer not null check (hours between 1 and 168),
  -- Without a yes the next person in order is asked.
  to_next boolean not null,
  valid_until timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'OPEN') = (ended_at is null))
);
create index place_offer_of_dinner on place_offer (dinner_id);
create index place_offer_open on place_offer (valid_until) where state = 'OPEN';
create unique index open_offer_of_person on place_offer (participant_id) where state = 'OPEN';

-- The places that open offers keep free. The key refuses a second holder even without the event's lock.
create table offered_place (
  team_id uuid not null,
  place integer not null check (place >= 1),
  offer_id uuid not null references place_offer on delete cascade,
  dinner_id uuid not null references dinner on delete cascade,
  primary key (team_id, place)
);
create index offered_place_of_offer on offered_place (offer_id);
create index offered_place_of_dinner on offered_place (dinner_id);

-- Who waits for a place below the organiser's limit, or moved up from there, and whether they were mailed about it.
create table waiting_notice (
  participant_id uuid primary key references participant on delete cascade,
  dinner_id uuid not null references dinner on delete cascade,
  moved_up_at timestamptz,
  mailed_at timestamptz,
  check (mailed_at is null or moved_up_at is not null)
);
create index waiting_notice_of_dinner on waiting_notice (dinner_id);
