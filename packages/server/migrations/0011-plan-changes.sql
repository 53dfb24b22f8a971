-- A team the organiser wants to keep as it is: no change by machine touches it.
alter table team add column locked boolean not null default false;

-- Every structural change of teams and visits with what it changed, so that it can be taken back and done again.
create table plan_change (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  position bigint generated always as identity,
  -- The version of the plan it made; taking it back makes another one.
  plan_version integer not null,
  -- What it was, in the words of the activities.
  type text not null,
  code text,
  data jsonb not null,
  originator text not null,
  delta jsonb not null,
  undone boolean not null default false,
  created_at timestamptz not null,
  unique (dinner_id, id)
);
create index plan_change_of_dinner on plan_change (dinner_id, position desc);
