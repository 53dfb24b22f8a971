-- Organisers who asked for news about this site and then confirmed their address. Kept apart from their event, until it is withdrawn.
create table newsletter_consent (
  id uuid primary key,
  email text not null,
  -- As addresses are compared; one address may have agreed more than once.
  email_identity text not null,
  language_code text not null check (language_code in ('de', 'en')),
  -- Of the text that was agreed to.
  version text not null,
  consented_at timestamptz not null,
  confirmed_at timestamptz not null,
  withdrawal_token_hash bytea not null unique
);
create index newsletter_consent_of_address on newsletter_consent (email_identity);

-- Until the event is confirmed: what its consent was to, and the secret of the link that withdraws it.
alter table contract add column newsletter_version text not null default '';
alter table contract add column newsletter_token_hash bytea;
create index contract_of_newsletter on contract (newsletter_token_hash) where newsletter_token_hash is not null;

-- What the deletion of unconfirmed events looks for.
create index dinner_unconfirmed on dinner (created_at) where acknowledged_at is null;
