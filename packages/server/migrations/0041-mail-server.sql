-- What the processes that deliver found out about the mail server, for those that show it: docs/rules/messages/messages.md#mail-server
create table mail_server (
  is_only boolean primary key default true check (is_only),
  problem text check (problem in ('NAME_UNKNOWN', 'REFUSED', 'NO_ANSWER', 'CERTIFICATE', 'LOGIN', 'BUSY', 'OTHER')),
  -- Digits of the answer or code of the connection, never its text.
  code text,
  since timestamptz
);
insert into mail_server default values;
