-- A team kept as it is: automatic changes do not touch it.
alter table team add column locked boolean not null default false;

-- Every structural change of teams and visits with its delta, for undo and redo.
create table plan_change (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  position bigint generated always as identity,
-- The plan version it created; undoing it creates another.
  plan_version integer not null,
-- Type and code of its activity.
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
