alter table public_settings add column participant_limit integer check (participant_limit > 0);

-- Consents of guests who registered themselves; null for people the organiser added.
alter table participant
  add column consent_at timestamptz,
  add column consent_version text,
  add column terms_accepted_at timestamptz,
-- Held by the browser that registered: it may correct the address until the confirmation.
  add column registration_secret_hash bytea unique,
  add column address_changes integer not null default 0,
-- A place held while its payment is pending.
  add column reserved_until timestamptz,
  add constraint participant_consent_complete check ((consent_at is null) = (consent_version is null));
create index participant_reserved on participant (reserved_until) where reserved_until is not null;

-- Tokens of mailed confirmation links; several may be valid for one address.
create table confirmation_token (
  token_hash bytea primary key,
  dinner_id uuid not null,
  participant_id uuid not null,
  created_at timestamptz not null,
  foreign key (dinner_id, participant_id) references participant (dinner_id, id) on delete cascade
);
create index confirmation_token_of_participant on confirmation_token (dinner_id, participant_id);

-- Answered requests by idempotency key: repeating one has no second effect. Neither key nor body are stored.
create table registration_request (
  dinner_id uuid not null,
  key_hash bytea not null,
  salt bytea not null,
  body_digest bytea not null,
  participant_id uuid not null,
  waiting_list boolean not null,
  partner_wish_state text,
  primary key (dinner_id, key_hash),
  foreign key (dinner_id, participant_id) references participant (dinner_id, id) on delete cascade
);
create index registration_request_of_participant on registration_request (dinner_id, participant_id);

-- Wish mails already sent, so that each is sent once; an invitation also has a secret that opens the registration.
create table partner_wish_mail (
  dinner_id uuid not null references dinner on delete cascade,
-- Hash of kind, sender and recipient: remains when the sender leaves, and reveals no address.
  once_key bytea not null,
  inviter_id uuid,
  invitation_hash bytea unique,
  created_at timestamptz not null,
  primary key (dinner_id, once_key),
  foreign key (dinner_id, inviter_id) references participant (dinner_id, id) on delete set null (inviter_id)
);
create index partner_wish_mail_of_inviter on partner_wish_mail (dinner_id, inviter_id) where inviter_id is not null;

create index dinner_listed on dinner (date)
  where running_dinner_type = 'STANDARD' and registration_type = 'PUBLIC' and cancelled_at is null;
create index participant_wishing on participant (dinner_id, lower(team_partner_wish_email)) where team_partner_wish_email <> '';

-- For the public list of upcoming events.
create index dinner_public_by_date on dinner (date)
  where registration_type = 'PUBLIC' and running_dinner_type = 'STANDARD' and cancelled_at is null;
