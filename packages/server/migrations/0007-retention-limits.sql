-- Mails to addresses nobody has proven to be theirs. Keys are HMACs under a key of the day; rows live for a day (reliability 2.6, 6.1).
create table stranger_mail (
  address_key bytea not null,
  -- The event the mail was about, or what stands for "none".
  scope_key bytea not null,
  created_at timestamptz not null
);
create index stranger_mail_of_address on stranger_mail (address_key, created_at);

-- How often somebody did something that is limited. Losing this in a crash of the database lifts limits for a moment and
-- hurts nobody; in return no call waits for the disk because of it.
create unlogged table rate_limit (
  -- HMAC of what is counted and for whom, under a key of the day.
  key bytea primary key,
  points integer not null,
  ends_at timestamptz not null
);

-- When an event was first found to have been kept long enough: it is deleted by a later look, not by the same one.
alter table dinner add column deletion_noticed_at timestamptz;
-- The organiser was told that it will be deleted.
alter table dinner add column deletion_warned_at timestamptz;
create index dinner_by_date on dinner (date);
create index dinner_cancelled on dinner (cancelled_at) where cancelled_at is not null;
create index participant_unconfirmed on participant (created_at) where activated_at is null;
-- Whom deleting a person touches: without these every one of thousands would look through all others.
create index participant_of_originator on participant (originator_id) where originator_id is not null;
create index team_of_host on team (host_participant_id) where host_participant_id is not null;

-- That there was an event, and nothing about it.
create table deleted_dinner (
  dinner_hash bytea primary key,
  event_date date not null,
  deleted_at timestamptz not null
);

-- A kept mail goes with the mail it shows.
alter table dev_mail add column task_id uuid references message_task on delete cascade;
create index dev_mail_of_task on dev_mail (task_id);
create index dev_mail_by_age on dev_mail (created_at);
