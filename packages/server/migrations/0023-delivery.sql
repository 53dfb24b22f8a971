-- A paused message sends one mail after a while to find out whether the mail server takes mails again.
alter table message_job add column paused_at timestamptz;
alter table message_job add column paused_reason text check (paused_reason in ('REFUSALS', 'PROVIDER_LIMIT'));
-- The answer of the mail server that paused it.
alter table message_job add column paused_code text;
alter table message_job add constraint message_job_pause check ((paused_at is null) = (paused_reason is null));
-- Permanent refusals with the same code, one after the other.
alter table message_job add column refusals integer not null default 0;
alter table message_job add column refusal_code text;
-- Telling changes is not counted as a text of the organiser.
alter table message_job add column tells_changes boolean not null default false;

alter table message_task drop constraint message_task_status_check;
alter table message_task add constraint message_task_status_check
  check (status in ('QUEUED', 'CLAIMED', 'FINISHED', 'WITHDRAWN', 'PAUSED'));
-- Why a mail is due later than it was written.
alter table message_task add column wait_reason text
  check (wait_reason in ('RECIPIENT_LIMIT', 'ORGANISER_LIMIT', 'INSTANCE_LIMIT'));
-- The first mail to a person whom the organiser added, and the caps per address, look for earlier mails.
create index message_task_of_recipient on message_task (dinner_id, lower(recipient_email));
create index message_task_without_answer on message_task (dinner_id) where status = 'QUEUED' and failure_code is not null;

-- Addresses whose owners asked for no mails about events they did not register for: HMACs, never the addresses.
create table unwanted_address (
  address_key bytea primary key,
  created_at timestamptz not null
);
create index unwanted_address_by_age on unwanted_address (created_at);
