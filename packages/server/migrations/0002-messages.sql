create table message_job (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  type text not null check (type in ('PARTICIPANT', 'TEAM', 'DINNER_ROUTE')),
  subject text not null,
  message text not null,
  held_until timestamptz,
  withdrawn_at timestamptz,
  failure_reported boolean not null default false,
  created_at timestamptz not null,
  unique (dinner_id, id)
);
create index message_job_of_dinner on message_job (dinner_id, created_at desc);

-- One outgoing mail. Mails of the system have no job.
create table message_task (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  job_id uuid,
  position integer not null default 0,
  kind text not null,
  participant_id uuid,
  recipient_email text not null,
  recipient_name text not null,
  reply_to text not null,
  subject text not null,
  content text not null,
-- Unchanged through all retries, so that mail servers recognise duplicates.
  message_id text not null unique,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'CLAIMED', 'FINISHED', 'WITHDRAWN')),
  claimed_by integer,
  claimed_until timestamptz,
  due_at timestamptz not null,
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  finished_at timestamptz,
  failed boolean not null default false,
  failure_type text check (failure_type in ('BLOCKED', 'BOUNCE', 'INVALID_EMAIL', 'SPAM')),
  failure_code text,
  resend_count integer not null default 0,
  created_at timestamptz not null,
  foreign key (dinner_id, job_id) references message_job (dinner_id, id) on delete cascade
);
create unique index message_task_once on message_task (job_id, recipient_email, participant_id) nulls not distinct where job_id is not null;
create index message_task_due on message_task (due_at, position) where status = 'QUEUED';
create index message_task_claimed on message_task (claimed_until) where status = 'CLAIMED';
create index message_task_of_job on message_task (job_id, position);
create index message_task_of_dinner on message_task (dinner_id, created_at);

-- Holds all mails while no SMTP server is configured.
create table dev_mail (
  id uuid primary key,
  position bigint generated always as identity,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null,
  created_at timestamptz not null
);
