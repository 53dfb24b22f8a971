-- New teams, offered to as many people of the waiting list as they need: they are built once all of them have accepted.
create table team_offer (
  id uuid primary key,
  position bigint generated always as identity,
  dinner_id uuid not null references dinner on delete cascade,
  -- People who have to accept.
  places integer not null check (places >= 1),
  state text not null check (state in ('OPEN', 'BUILT', 'FAILED', 'WITHDRAWN')),
  hours integer not null check (hours between 1 and 168),
  -- The next person in order is asked in the place of one who does not accept.
  to_next boolean not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'OPEN') = (ended_at is null))
);
create index team_offer_of_dinner on team_offer (dinner_id);
create index team_offer_open on team_offer (dinner_id) where state = 'OPEN';

-- A place is offered in a team, or in new teams. AGREED: accepted, and the others still have to; LAPSED: they did not.
alter table place_offer
  alter column team_id drop not null,
  add column team_offer_id uuid references team_offer on delete cascade,
  add check ((team_id is null) <> (team_offer_id is null)),
  drop constraint place_offer_state_check,
  add constraint place_offer_state_check
    check (state in ('OPEN', 'AGREED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'TAKEN', 'LAPSED')),
  add check (team_offer_id is not null or state not in ('AGREED', 'LAPSED')),
  drop constraint place_offer_check,
  add constraint place_offer_ended check ((state in ('OPEN', 'AGREED')) = (ended_at is null));
create index place_offer_of_team_offer on place_offer (team_offer_id);
drop index open_offer_of_person;
create unique index live_offer_of_person on place_offer (participant_id) where state in ('OPEN', 'AGREED');

-- A place of a team, or of the new teams that are offered: then its id is the one of the team_offer.
alter table offered_place rename column team_id to place_of;

-- Answers to offers are news for the organiser; off for events that exist already.
alter table planned_mail_setting
  drop constraint planned_mail_setting_mail_check,
  add constraint planned_mail_setting_mail_check check (mail in (
    'ALL_YOU_NEED', 'REGISTRATION_DIGEST', 'CANCELLATIONS', 'PLACE_ANSWERS', 'HOST_CHANGES', 'LATE_DIETS', 'FAILED_DELIVERIES'));
insert into planned_mail_setting (dinner_id, mail, is_on, text, since)
select dinner.id, 'PLACE_ANSWERS', false, '', (select coalesce(max(position), 0) from activity) from dinner;
