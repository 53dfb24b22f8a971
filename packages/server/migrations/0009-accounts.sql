-- Mails about an account or my events belong to no single event, so they store their own language.
alter table message_task alter column dinner_id drop not null;
alter table message_task add column language_code text check (language_code in ('de', 'en'));
alter table message_task add constraint message_task_has_language check (dinner_id is not null or language_code is not null);
create index message_task_of_nobody on message_task (created_at) where dinner_id is null;

create index dinner_of_email on dinner (lower(email));
create index participant_of_email on participant (email_identity);

-- Opens "my events" of one address; mailed again on request, so it is stored in plain text
-- (docs/decisions/0001-secrets-are-stored-as-they-are.md).
create table portal_token (
  email_identity text primary key,
  token text not null unique,
  created_at timestamptz not null
);

-- A participant opened a mail in the portal.
create table message_read_receipt (
  dinner_id uuid not null,
  participant_id uuid not null,
  task_id uuid not null references message_task on delete cascade,
  read_at timestamptz not null,
  primary key (participant_id, task_id),
  foreign key (dinner_id, participant_id) references participant (dinner_id, id) on delete cascade
);

-- Several people may claim an address or a name; the one who confirms it by mail gets it.
create table account (
  id uuid primary key,
  username text not null,
  username_identity text not null,
  email text not null,
  email_identity text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
-- Tokens signed with an older version are invalid.
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

-- Tokens of mailed links, used once: only their hashes are stored.
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
-- Random: knowing a picture's address is the permission to see it.
  name text not null unique,
  content bytea not null,
  created_at timestamptz not null
);

-- Secrets shared by all processes on this database, whatever data folders they use.
create table shared_secret (
  name text primary key,
  value bytea not null
);
