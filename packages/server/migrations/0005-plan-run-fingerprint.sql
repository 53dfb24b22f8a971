-- Digest of the input of the computation: a home, seats or a wish may change without a new plan version. Runs older than this
-- column match no evening, since their input is unknown.
alter table plan_run add column fingerprint text not null default '';
