-- Mails to unproven addresses. Keys are HMACs under a daily key; rows are kept for a day.
create table stranger_mail (
  address_key bytea not null,
-- The event the mail was about, or a constant for none.
  scope_key bytea not null,
  created_at timestamptz not null
);
create index stranger_mail_of_address on stranger_mail (address_key, created_at);

-- Counters of rate limits. Unlogged: losing them in a crash lifts the limits for a moment, and no call waits for the disk.
create unlogged table rate_limit (
-- HMAC of limit and client, under a daily key.
  key bytea primary key,
  points integer not null,
  ends_at timestamptz not null
);

-- When the event was first found due for deletion: a later run deletes it, not the same one.
alter table dinner add column deletion_noticed_at timestamptz;
-- When the organiser was warned of the deletion.
alter table dinner add column deletion_warned_at timestamptz;
create index dinner_by_date on dinner (date);
create index dinner_cancelled on dinner (cancelled_at) where cancelled_at is not null;
create index participant_unconfirmed on participant (created_at) where activated_at is null;
-- Foreign keys checked when people are deleted: without these indexes each deletion would scan the whole table.
create index participant_of_originator on participant (originator_id) where originator_id is not null;
create index team_of_host on team (host_participant_id) where host_participant_id is not null;

-- Records that an event existed, without its data.
create table deleted_dinner (
  dinner_hash bytea primary key,
  event_date date not null,
  deleted_at timestamptz not null
);

-- A stored mail is deleted with the task it belongs to.
alter table dev_mail add column task_id uuid references message_task on delete cascade;
create index dev_mail_of_task on dev_mail (task_id);
create index dev_mail_by_age on dev_mail (created_at);
