-- What guests need to find the door of a home.
alter table participant
  add column bell_name text not null default '',
  add column floor text not null default '',
  add column entrance_note text not null default '',
  -- A wish said at registration to step in on the evening: to cook, or to come as guests.
  add column standby_cook boolean not null default false,
  add column standby_guest boolean not null default false;
