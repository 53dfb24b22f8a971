-- A search for a better plan, or a repaired plan, until the organiser decides. Contains ids and figures, no personal data.
create table plan_run (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  kind text not null check (kind in ('OPTIMIZATION', 'REPAIR')),
  status text not null check (status in ('RUNNING', 'FINISHED', 'TIMEOUT')),
-- The plan version it started from; it is invalid for any other.
  plan_version integer not null,
  request jsonb not null,
  seed integer not null,
  progress double precision not null default 0,
-- The best plan so far with its figures, which remains if the search is stopped or killed.
  found jsonb,
  found_cost double precision,
-- Why there is no plan.
  issues jsonb,
  claimed_by integer,
  claimed_until timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null,
  unique (dinner_id, id)
);
create index plan_run_of_dinner on plan_run (dinner_id, created_at desc);
create index plan_run_running on plan_run (created_at) where status = 'RUNNING';
