-- Mails about an account or about somebody's own events belong to no single event; then they say their language themselves.
alter table message_task alter column dinner_id drop not null;
alter table message_task add column language_code text check (language_code in ('de', 'en'));
alter table message_task add constraint message_task_has_language check (dinner_id is not null or language_code is not null);
create index message_task_of_nobody on message_task (created_at) where dinner_id is null;

create index dinner_of_email on dinner (lower(email));
create index participant_of_email on participant (email_identity);

-- Opens "my events" of one address; mailed again on request, so it is stored as it is (decision 0001).
create table portal_token (
  email_identity text primary key,
  token text not null unique,
  created_at timestamptz not null
);

-- A participant opened one of the mails written to them.
create table message_read_receipt (
  dinner_id uuid not null,
  participant_id uuid not null,
  task_id uuid not null references message_task on delete cascade,
  read_at timestamptz not null,
  primary key (participant_id, task_id),
  foreign key (dinner_id, participant_id) references participant (dinner_id, id) on delete cascade
);

-- Several people may claim an address or a name; it belongs to whoever confirms it from the mail.
create table account (
  id uuid primary key,
  username text not null,
  username_identity text not null,
  email text not null,
  email_identity text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  -- Whatever was signed with an older version is void.
  token_version integer not null default 0,
  language_code text not null check (language_code in ('de', 'en')),
  confirmed_at timestamptz,
  created_at timestamptz not null,
  last_login_at timestamptz not null
);
create unique index account_email_once on account (email_identity) where confirmed_at is not null;
create unique index account_username_once on account (username_identity) where confirmed_at is not null;
create index account_of_email on account (email_identity);
create index account_of_username on account (username_identity, created_at desc);

-- Values that stand in one mail and are used once: only their hash is kept.
create table account_link (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade deferrable initially deferred,
  purpose text not null check (purpose in ('CONFIRM', 'PASSWORD')),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index account_link_of_account on account_link (account_id);

create table avatar (
  account_id uuid primary key references account on delete cascade,
  -- Random, so that knowing a picture's address is the permission to see it.
  name text not null unique,
  content bytea not null,
  created_at timestamptz not null
);

-- Secrets that all processes on this database share, whatever folder they run in.
create table shared_secret (
  name text primary key,
  value bytea not null
);
