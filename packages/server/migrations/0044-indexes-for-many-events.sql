-- So that calls and jobs about all events read what they need only: docs/scale.md.

-- The planned mails look at activities that may have to be reported, and mark those that never will be. An older server does not say
-- which are the organiser's own.
alter table activity add column may_be_news boolean not null default false;
alter table activity alter column may_be_news set default true;
update activity set may_be_news = true from dinner
where dinner.id = activity.dinner_id and activity.originator <> dinner.email;
create index activity_maybe_news on activity (dinner_id) where may_be_news;

-- The public search compares each place; lowering its case in each search costs twice as much.
alter table dinner
  add column city_searched text not null generated always as (lower(city)) stored,
  add column zip_searched text not null generated always as (lower(zip)) stored;
create index dinner_searched on dinner (date) include (id, city_searched, zip_searched)
  where running_dinner_type = 'STANDARD' and registration_type = 'PUBLIC' and acknowledged_at is not null and cancelled_at is null;
-- Equal to dinner_listed.
drop index dinner_public_by_date;

-- The operator's figures count events by the index alone; it does all that dinner_by_date did.
create index dinner_counted on dinner (date) include (registration_type, running_dinner_type);
drop index dinner_by_date;
create index dinner_noticed on dinner (deletion_noticed_at) where deletion_noticed_at is not null;

create index dinner_offering on dinner (date) where automatic_offers and cancelled_at is null;
create index public_settings_limited on public_settings (dinner_id) where participant_limit is not null;
create index waiting_notice_unmailed on waiting_notice (dinner_id) where mailed_at is null;

create index message_task_open on message_task (status, due_at) where status in ('QUEUED', 'CLAIMED', 'PAUSED');
create index message_task_finished on message_task (finished_at) include (failed) where finished_at is not null;
create index message_job_paused on message_job (dinner_id) where paused_at is not null;
