-- The mail in blocks, from which its HTML is made; `content` is its plain text. Null for mails that were queued before.
alter table message_task add column document jsonb;
