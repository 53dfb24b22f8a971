-- Who helps on the evening. The secret opens the board, its tables and calls only; a withdrawn one has no row.
-- Stored as it is, like the other links: docs/decisions/0001-secrets-are-stored-as-they-are.md
create table evening_helper (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  secret text not null unique,
  name text not null,
  -- '' where guests cannot call this helper.
  phone text not null default '',
  created_at timestamptz not null
);
create index evening_helper_of_dinner on evening_helper (dinner_id);

-- Who took care of a table that was red, and when. Rows are only added. Teams and courses are no foreign keys, as in evening_report.
create table evening_attention (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  meal_id uuid not null,
  team_id uuid not null,
  -- The name of the helper, which stays when the link is withdrawn; '' for the organiser.
  answered_by text not null,
  answered_at timestamptz not null
);
create index evening_attention_of_dinner on evening_attention (dinner_id);
