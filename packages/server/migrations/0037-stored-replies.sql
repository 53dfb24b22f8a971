-- Replies to calls with an Idempotency-Key, for a day: docs/rules/calls.md#repeating-a-call
create table stored_reply (
  -- Digest of the secret that opened the call, so that a key counts for that secret only.
  holder bytea not null,
  key_hash bytea not null,
  -- Null for calls that belong to no event.
  dinner_id uuid references dinner on delete cascade,
  salt bytea not null,
  -- Method, path, query and body, as a digest that only the key can make.
  request_digest bytea not null,
  -- Compressed, and encrypted with the key of the caller.
  reply bytea not null,
  size integer not null,
  stored_at timestamptz not null,
  primary key (holder, key_hash)
);
create index stored_reply_of_dinner on stored_reply (dinner_id);
create index stored_reply_by_age on stored_reply (stored_at);
create index stored_reply_of_holder on stored_reply (holder, stored_at) include (size);
