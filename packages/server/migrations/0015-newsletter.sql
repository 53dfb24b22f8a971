-- Organisers who agreed to news and confirmed their address. Kept independently of their event until withdrawn.
create table newsletter_consent (
  id uuid primary key,
  email text not null,
-- Normalised for comparison; one address may have agreed several times.
  email_identity text not null,
  language_code text not null check (language_code in ('de', 'en')),
-- Version of the text agreed to.
  version text not null,
  consented_at timestamptz not null,
  confirmed_at timestamptz not null,
  withdrawal_token_hash bytea not null unique
);
create index newsletter_consent_of_address on newsletter_consent (email_identity);

-- Until the event is confirmed: the version agreed to and the token of the withdrawal link.
alter table contract add column newsletter_version text not null default '';
alter table contract add column newsletter_token_hash bytea;
create index contract_of_newsletter on contract (newsletter_token_hash) where newsletter_token_hash is not null;

-- For the deletion of unconfirmed events.
create index dinner_unconfirmed on dinner (created_at) where acknowledged_at is null;
