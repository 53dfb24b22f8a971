-- Mails that go out by themselves: docs/rules/messages/planned-mails.md. Without a row a mail is switched on and has no text.
create table planned_mail_setting (
  dinner_id uuid not null references dinner on delete cascade,
  mail text not null check (mail in (
    'ALL_YOU_NEED', 'REGISTRATION_DIGEST', 'CANCELLATIONS', 'HOST_CHANGES', 'LATE_DIETS', 'FAILED_DELIVERIES')),
  is_on boolean not null,
  -- The organiser's own words in the mail to guests.
  text text not null,
  -- Position of the last activity before it was switched on: nothing that happened while it was off is reported later.
  since bigint not null,
  switched_on_at timestamptz,
  primary key (dinner_id, mail)
);

-- One row per mail that went out, stored with the mails themselves. The key is what makes it go out once.
create table planned_mail (
  dinner_id uuid not null references dinner on delete cascade,
  mail text not null check (mail in ('ALL_YOU_NEED', 'REGISTRATION_DIGEST', 'AT_ONCE')),
  occurrence text not null,
  -- The local time of the event at which it was due.
  moment text not null,
  -- Position of the last activity that it reports.
  through bigint,
  -- Null when it had no recipients.
  job_id uuid references message_job on delete set null,
  queued_at timestamptz not null,
  primary key (dinner_id, mail, occurrence)
);
create index planned_mail_of_job on planned_mail (job_id);

-- Off for events that exist already, except the mail about cancellations, which their organisers got before.
insert into planned_mail_setting (dinner_id, mail, is_on, text, since)
select dinner.id, mail, mail = 'CANCELLATIONS', '', (select coalesce(max(position), 0) from activity)
from dinner, unnest(array[
  'ALL_YOU_NEED', 'REGISTRATION_DIGEST', 'CANCELLATIONS', 'HOST_CHANGES', 'LATE_DIETS', 'FAILED_DELIVERIES']) mail;
