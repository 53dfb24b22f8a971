-- What an organiser asks beyond the built-in form: own questions and the allergen list, both off by default.
alter table dinner
  add column registration_questions jsonb not null default '[]',
  add column allergen_list_enabled boolean not null default false;

-- Health data and answers are deleted with the person and the event.
alter table participant
  add column allergens jsonb not null default '[]',
  add column answers jsonb not null default '[]';

-- The two of a pair are found by their root.
create index participant_of_pair on participant (dinner_id, originator_id) where originator_id is not null;
