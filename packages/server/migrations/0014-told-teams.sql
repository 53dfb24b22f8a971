-- Whose evening a change concerns; null: everybody's.
alter table activity add column concerned_team_ids uuid[];
