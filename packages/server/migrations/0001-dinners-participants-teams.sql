create table dinner (
  id uuid primary key,
  admin_id text not null unique,
  email text not null,
  running_dinner_type text not null check (running_dinner_type in ('STANDARD', 'DEMO')),
  title text not null,
  city text not null,
  zip text not null,
  date date not null,
  registration_type text not null check (registration_type in ('PUBLIC', 'OPEN', 'CLOSED')),
  language_code text not null check (language_code in ('de', 'en')),
  time_zone text not null,
  country text not null,
  zip_restrictions text not null,
  team_size integer not null,
  gender_aspects text not null check (gender_aspects in ('IGNORE_GENDER', 'FORCE_GENDER_MIX', 'FORCE_SAME_GENDER')),
  force_equal_distributed_capacity_teams boolean not null,
  consider_shortest_paths boolean not null,
  team_partner_wish_disabled boolean not null,
  acknowledge_token_hash bytea,
  acknowledged_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  plan_version integer not null default 0,
  arrangement_seed integer
);

create table meal (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  label text not null,
  time timestamp not null,
  unique (dinner_id, id)
);

create table public_settings (
  dinner_id uuid primary key references dinner on delete cascade,
  public_dinner_id text not null unique,
  title text not null,
  description text not null,
  contact_name text not null,
  contact_email text not null,
  contact_mobile_number text not null,
  end_of_registration_date date not null,
  registration_deactivated boolean not null
);

create table after_party_location (
  dinner_id uuid primary key references dinner on delete cascade,
  title text not null,
  time timestamp not null,
  address_name text not null,
  address_remarks text not null,
  street text not null,
  street_nr text not null,
  zip text not null,
  city_name text not null,
  country text not null,
  lat double precision,
  lng double precision,
  geocoding_quality text check (geocoding_quality in ('EXACT', 'APPROXIMATE', 'MANUAL')),
  geocoded_address_hash bytea,
  geocoding_attempts integer not null default 0,
  geocoding_due_at timestamptz
);

create table contract (
  dinner_id uuid primary key references dinner on delete cascade,
  fullname text not null,
  email text not null,
  street_with_nr text not null,
  zip text not null,
  city text not null,
  newsletter_enabled boolean not null,
  accepted_at timestamptz not null
);

create table team (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  team_number integer not null,
  status text not null check (status in ('OK', 'CANCELLED', 'REPLACED')),
  meal_id uuid not null,
  host_participant_id uuid,
  unique (dinner_id, id),
  unique (dinner_id, team_number),
  foreign key (dinner_id, meal_id) references meal (dinner_id, id)
);

create table participant (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
-- One secret per person: the other ids in a mailed link grant no access.
  self_admin_id text not null unique,
  participant_number integer not null,
  first_name text not null,
  last_name text not null,
  gender text not null check (gender in ('UNDEFINED', 'MALE', 'FEMALE')),
  email text not null,
  email_identity text not null,
-- Only the child of a fixed pair may share the root's address.
  shares_root_email boolean not null default false,
  mobile_number text not null,
  street text not null,
  street_nr text not null,
  zip text not null,
  city_name text not null,
  country text not null,
  address_remarks text not null,
  age integer check (age between 0 and 100),
  num_seats integer check (num_seats between 0 and 100),
  vegetarian boolean not null,
  lactose boolean not null,
  gluten boolean not null,
  vegan boolean not null,
  meal_specifics_note text not null,
  notes text not null,
  misc_notes text not null,
  team_partner_wish_email text not null,
  preferred_meal_id uuid,
  originator_id uuid,
  team_id uuid,
  activated_at timestamptz,
  activated_by text,
  created_at timestamptz not null,
  lat double precision,
  lng double precision,
  geocoding_quality text check (geocoding_quality in ('EXACT', 'APPROXIMATE', 'MANUAL')),
-- A coordinate is valid only for the address it was looked up for.
  geocoded_address_hash bytea,
  geocoding_attempts integer not null default 0,
  geocoding_due_at timestamptz,
  unique (dinner_id, id),
  unique (dinner_id, participant_number) deferrable initially deferred,
  foreign key (dinner_id, team_id) references team (dinner_id, id) on delete set null (team_id),
  foreign key (dinner_id, originator_id) references participant (dinner_id, id) on delete set null (originator_id) deferrable initially deferred,
  foreign key (dinner_id, preferred_meal_id) references meal (dinner_id, id) on delete set null (preferred_meal_id)
);
create unique index participant_email_once on participant (dinner_id, email_identity) where not shares_root_email;
create index participant_of_team on participant (team_id) where team_id is not null;
create index participant_geocoding_due on participant (geocoding_due_at) where geocoding_due_at is not null;
create index after_party_geocoding_due on after_party_location (geocoding_due_at) where geocoding_due_at is not null;

alter table team add foreign key (dinner_id, host_participant_id)
  references participant (dinner_id, id) on delete set null (host_participant_id);

create table visit (
  dinner_id uuid not null references dinner on delete cascade,
  host_team_id uuid not null,
  guest_team_id uuid not null,
  meal_id uuid not null,
  primary key (host_team_id, guest_team_id),
  unique (guest_team_id, meal_id),
  foreign key (dinner_id, host_team_id) references team (dinner_id, id) on delete cascade,
  foreign key (dinner_id, guest_team_id) references team (dinner_id, id) on delete cascade,
  foreign key (dinner_id, meal_id) references meal (dinner_id, id),
  check (host_team_id <> guest_team_id)
);
create index visit_of_dinner on visit (dinner_id);

create table activity (
  id uuid primary key,
  dinner_id uuid not null references dinner on delete cascade,
  position bigint generated always as identity,
  type text not null,
  code text,
  data jsonb not null,
  originator text not null,
  related_entity_id uuid,
  related_entity_type text,
  created_at timestamptz not null
);
create index activity_of_dinner on activity (dinner_id, position desc);

create table geocode_cache (
-- HMAC of the address, so that the table reveals no addresses.
  address_key bytea primary key,
  lat double precision not null,
  lng double precision not null,
  quality text not null,
  created_at timestamptz not null
);
