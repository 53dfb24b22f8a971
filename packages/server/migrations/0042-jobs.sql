-- When each job runs next, by the clock of the database: docs/decisions/0031-one-queue.md. A process that runs a job holds its row.
create table job (
  id text primary key,
  due_at timestamptz not null default now(),
  -- Runs in a row that failed.
  failures integer not null default 0,
  claimed_by integer,
  claimed_until timestamptz
);
-- The schema of the queue until now, graphile_worker, stays for processes of the version before; nothing of people is in it.
