-- What an organiser asks beyond what every running dinner needs: own questions and the list of allergens, both off by default.
alter table dinner
  add column registration_questions jsonb not null default '[]',
  add column allergen_list_enabled boolean not null default false;

-- Health data and answers go with the person, and with the event.
alter table participant
  add column allergens jsonb not null default '[]',
  add column answers jsonb not null default '[]';

-- The two halves of a pair are looked for by the root.
create index participant_of_pair on participant (dinner_id, originator_id) where originator_id is not null;
