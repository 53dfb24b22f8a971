-- Whose evening changed is derived from the letters people received (docs/rules/messages/knowledge.md).
alter table activity drop column concerned_team_ids;
