create table payment_options (
  id uuid primary key,
  dinner_id uuid not null unique references dinner on delete cascade,
  brand_name text not null,
  price_cents integer not null check (price_cents between 1 and 1000000),
  recipient_email text not null,
  agb_link text not null,
  redirect_after_purchase_link text not null,
  created_at timestamptz not null
);

-- Started payments; reads and writes depend on `status` (docs/rules/payments/payment.md#an-order).
create table payment_order (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  status text not null check (status in ('NEW', 'CREATED', 'RESERVED', 'PAID', 'VOIDED', 'REFUND_DUE', 'REFUNDED')),
  provider text not null check (provider in ('PAYPAL', 'SANDBOX')),
-- The provider's id, passed as `token` when the guest returns.
  provider_order_id text,
  secret_hash bytea not null,
-- The submitted form; deleted when the order is finished.
  registration jsonb,
  payer_fullname text not null,
  payer_email text not null,
  pair boolean not null,
  amount_cents integer not null check (amount_cents > 0),
  price_cents integer not null check (price_cents > 0),
  recipient_email text not null,
  participant_ids uuid[] not null default '{}',
  reserved_until timestamptz,
  capture_id text,
-- Why money is refunded or the order ended, for the organiser.
  reason text check (reason in ('CANCELLED', 'EXPIRED', 'DECLINED', 'TOO_LATE', 'PLACE_LOST', 'WRONG_AMOUNT', 'ORGANISER')),
-- Why the registration was refused when the money could have been captured: issues without personal data.
  refusal jsonb,
-- The provider refused the refund; the organiser has to do it by hand.
  refund_refused boolean not null default false,
  next_check_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (dinner_id, id)
);
create unique index payment_order_of_provider on payment_order (provider, provider_order_id) where provider_order_id is not null;
create index payment_order_of_dinner on payment_order (dinner_id, created_at);
create index payment_order_to_check on payment_order (next_check_at) where next_check_at is not null;
create index payment_order_status on payment_order (status, created_at);

-- Webhook messages already handled; a second one with the same id has no effect.
create table payment_event (
  id text primary key,
  received_at timestamptz not null
);

-- Orders of the sandbox that stands in for a provider, separate from payment_order.
create table sandbox_order (
  id text primary key,
  request_id text not null unique,
  status text not null check (status in ('CREATED', 'APPROVED', 'COMPLETED', 'DECLINED')),
  amount_cents integer not null,
  payee_email text not null,
  brand_name text not null,
  description text not null,
  language_code text not null,
  return_url text not null,
  cancel_url text not null,
  capture_id text unique,
  refund_id text unique,
  created_at timestamptz not null
);
