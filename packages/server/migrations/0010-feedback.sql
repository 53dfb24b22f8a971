-- Messages to the operator. Kept for twelve months, longer than the event they are about.
create table feedback (
  id uuid primary key,
  sender_email text not null,
-- Normalised for comparison.
  sender_identity text not null,
  message text not null,
  dinner_id uuid references dinner on delete set null,
  page_name text not null,
  thread_id uuid,
  created_at timestamptz not null
);
create index feedback_of_sender on feedback (sender_identity, created_at);
create index feedback_by_age on feedback (created_at);
create index feedback_of_dinner on feedback (dinner_id) where dinner_id is not null;
