-- Files of a mail: [{filename, contentType, content}]. They go with the mail and leave with it.
alter table message_task add column attachments jsonb;
alter table dev_mail add column attachments jsonb;

-- What was given out of a person's calendar, by mail or as a feed: enough to number the next version of an entry and to cancel one
-- whose stop is gone, and nothing that names a host or an address. People who left the event stay, so the person is no foreign key.
create table calendar_entry (
  dinner_id uuid not null references dinner on delete cascade,
  participant_id uuid not null,
  -- The id of a course, or 'after-party'.
  entry_key text not null,
  label text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  digest text not null,
  sequence integer not null,
  changed_at timestamptz not null,
  primary key (dinner_id, participant_id, entry_key)
);
