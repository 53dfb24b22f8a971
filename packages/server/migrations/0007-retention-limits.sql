-- Mails to addresses nobody has proven to be theirs. Keys are HMACs under a key of the day; rows live for a day (reliability 2.6, 6.1).
create table stranger_mail (
  address_key bytea not null,
  -- The event the mail was about, or what stands for "none".
  scope_key bytea not null,
  created_at timestamptz not null
);
create index stranger_mail_of_address on stranger_mail (address_key, created_at);
