-- What a person was notified of about their team or their whole evening: as a mail carried it, or as they confirmed it on their
-- page or by phone. People who left the event stay until they know, so the person is no foreign key.
create table letter (
  id uuid primary key,
  position bigint generated always as identity,
  dinner_id uuid not null references dinner on delete cascade,
  participant_id uuid not null,
  team_id uuid not null,
  kind text not null check (kind in ('TEAM', 'DINNER_ROUTE')),
  -- Null: delivered before letters were stored; the server fills it in when it starts.
  content jsonb,
  digest text,
  source text not null check (source in ('MAIL', 'PAGE', 'PHONE')),
  -- The mail that carries it; such a letter is received when the mail was accepted.
  task_id uuid references message_task on delete cascade,
  recipient_name text not null,
  recipient_email text not null,
  created_at timestamptz not null,
  check ((source = 'MAIL') = (task_id is not null))
);
create index letter_of_dinner on letter (dinner_id, participant_id);
create index letter_of_task on letter (task_id);
create index letter_without_content on letter (dinner_id) where content is null;

-- A mail about team or route that was delivered after the last change of the evening is still true.
insert into letter (id, dinner_id, participant_id, team_id, kind, source, task_id, recipient_name, recipient_email, created_at)
select distinct on (participant.id, job.type)
  gen_random_uuid(), task.dinner_id, participant.id, participant.team_id, job.type, 'MAIL', task.id,
  task.recipient_name, participant.email, task.created_at
from message_task task
join message_job job on job.id = task.job_id and job.withdrawn_at is null and job.type in ('TEAM', 'DINNER_ROUTE')
join participant addressee on addressee.id = task.participant_id and addressee.dinner_id = task.dinner_id
-- A mail to a mailbox reached every member of the team who reads it.
join participant on participant.dinner_id = task.dinner_id and participant.team_id = addressee.team_id
  and participant.email_identity = addressee.email_identity
where task.status = 'FINISHED' and not task.failed and not exists (
  select from activity
  where activity.dinner_id = task.dinner_id and activity.created_at > task.created_at
    and (activity.type in (
        'PARTICIPANT_CHANGED_TEAMHOST', 'MEAL_TIMES_UPDATED', 'TEAM_MEMBERS_SWAPPED', 'TEAMS_HOST_CHANGED', 'TEAM_CANCELLED',
        'WAITINGLIST_PARTICIPANTS_ASSIGNED', 'WAITINGLIST_TEAMS_GENERATED', 'TEAM_ARRANGEMENT_CREATED', 'TEAMS_RECREATED',
        'DINNER_ROUTES_OPTIMIZED')
      or activity.code in (
        'after_party_changed', 'after_party_removed', 'team_meals_swapped', 'team_replaced', 'team_member_cancelled',
        'plan_change_undone', 'plan_change_redone', 'settings_changed', 'after_party_located', 'teams_dropped')
      -- What was edited of a person is not recorded; of a person without a team it is in no letter.
      or activity.code in ('participant_edited', 'participant_located') and exists (
        select from participant edited where edited.id = activity.related_entity_id and edited.team_id is not null)
      or activity.data ->> 'moved' is not null))
order by participant.id, job.type, task.finished_at desc;
