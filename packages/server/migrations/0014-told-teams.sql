-- Teams whose evening changed; null means all.
alter table activity add column concerned_team_ids uuid[];
