-- The guest teams of the table when its host pressed "all are here": teams that are seated there later were not meant.
alter table evening_report add column guest_team_ids uuid[];
update evening_report as report
  set guest_team_ids = array(
    select guest_team_id from visit
    where visit.dinner_id = report.dinner_id and visit.host_team_id = report.team_id and visit.meal_id = report.meal_id
  )
  where kind = 'COMPLETE';
alter table evening_report
  add constraint evening_report_guests_of_complete check ((kind = 'COMPLETE') = (guest_team_ids is not null));
