-- Registrations that their person cancelled before teams were built. The place is held for an hour, the data for a week, so that
-- the person can come back: docs/rules/people/registration.md#cancelling-and-coming-back.
create table cancelled_registration (
  participant_id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  -- The two of a pair cancel and come back together.
  cancellation_id uuid not null,
  self_admin_id text not null unique,
  participant_number integer not null,
  -- The row of `participant`.
  content jsonb not null,
  cancelled_at timestamptz not null
);
create index cancelled_registration_of_dinner on cancelled_registration (dinner_id, cancelled_at);
create index cancelled_registration_of_cancellation on cancelled_registration (cancellation_id);

-- What a guest asks the organiser for. A request that is neither withdrawn nor answered is open while the person takes part; the
-- person is no foreign key, because undoing a change of the plan brings people back with what they asked.
create table guest_request (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  participant_id uuid not null,
  kind text not null check (kind in ('CANNOT_COME', 'HOME')),
  word text not null,
  -- Address and seats that the guest proposes.
  home jsonb,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  declined_at timestamptz,
  accepted_at timestamptz,
  check ((kind = 'HOME') = (home is not null)),
  check (num_nonnulls(withdrawn_at, declined_at, accepted_at) <= 1)
);
create index guest_request_of_person on guest_request (dinner_id, participant_id, created_at);
create unique index guest_request_open_once on guest_request (dinner_id, participant_id, kind)
  where withdrawn_at is null and declined_at is null and accepted_at is null;
