-- Digest of what the plan is computed from: a home, seats or a wish may change without a new plan. Runs from before this
-- column match nothing, as nobody can tell what they were computed from.
alter table plan_run add column fingerprint text not null default '';
