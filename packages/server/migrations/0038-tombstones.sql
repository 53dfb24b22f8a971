-- Raised by deletions and by mails, and written beside the tombstones: a restored database is behind (docs/rules/events/retention.md#restored-backups).
create table deletion_counter (
  is_only boolean primary key default true check (is_only),
  value bigint not null default 0,
  -- Set by our own restore, which knows it without comparing.
  is_restored boolean not null default false,
  -- Since then mails of the restored database wait for the operator's word.
  mails_wait_since timestamptz
);
insert into deletion_counter default values;

-- Shows which tombstones belong to a committed transaction.
create table deletion_receipt (
  id uuid primary key,
  created_at timestamptz not null default now(),
  -- Lines that could not be written to the folder yet; they hold digests only.
  unwritten jsonb
);

alter table message_task drop constraint message_task_wait_reason_check;
alter table message_task add constraint message_task_wait_reason_check
  check (wait_reason in ('RECIPIENT_LIMIT', 'ORGANISER_LIMIT', 'INSTANCE_LIMIT', 'RESTORED'));
