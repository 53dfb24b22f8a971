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
