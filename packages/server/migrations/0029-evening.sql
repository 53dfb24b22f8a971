-- How people get from table to table, and the number that guests call on the evening; '' is the number of the public contact.
alter table dinner
  add column travel_mode text not null default 'WALK' check (travel_mode in ('WALK', 'BICYCLE', 'PUBLIC_TRANSPORT', 'CAR')),
  add column evening_phone text not null default '';

-- What teams report on the evening. Rows are only added: what holds is derived from all of them (docs/rules/evening/evening.md#state).
-- Teams, people and courses are no foreign keys, because a step back in the plan brings them back with what they reported.
create table evening_report (
  dinner_id uuid not null references dinner on delete cascade,
  -- Made by the phone, so that a report that is sent again is stored once.
  id uuid not null,
  team_id uuid not null,
  -- Null once the person was deleted.
  participant_id uuid,
  kind text not null check (kind in ('COMING', 'NOT_COMING', 'LATE', 'LEFT', 'ARRIVED', 'NOBODY_OPENS', 'HELP', 'HOME', 'READY',
    'COMPLETE', 'MISSING', 'CANNOT_COOK', 'DIETS_READ', 'SEEN', 'TAKEN_BACK')),
  meal_id uuid,
  -- The team that hosted the reported course when the report was received.
  host_team_id uuid,
  minutes integer check (minutes between 5 and 60),
  missing_team_id uuid,
  report_id uuid,
  -- Of the diets, or of the notice, that was read.
  digest text,
  -- By the clock of the phone.
  made_at timestamptz not null,
  received_at timestamptz not null,
  primary key (dinner_id, id)
);
create index evening_report_of_team on evening_report (dinner_id, team_id);
