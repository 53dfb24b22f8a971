-- The conversation with the assistant in a feedback thread, and whether it helped.
alter table feedback add column role text not null default 'HUMAN' check (role in ('HUMAN', 'ASSISTANT'));
alter table feedback add column resolved text not null default 'UNKNOWN' check (resolved in ('TRUE', 'FALSE', 'UNKNOWN'));
create index feedback_of_thread on feedback (thread_id) where thread_id is not null;
