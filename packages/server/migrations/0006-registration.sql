alter table public_settings add column participant_limit integer check (participant_limit > 0);
