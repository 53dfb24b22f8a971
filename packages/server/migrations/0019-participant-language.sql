-- The language mails to a person are written in: of the page they registered on, as imported, or as the organiser set it.
alter table participant add column language_code text check (language_code in ('de', 'en'));
update participant set language_code = dinner.language_code from dinner where dinner.id = participant.dinner_id;
alter table participant alter column language_code set not null;

-- Rows from an older server, and people restored by undo who left before this column existed, get the event's language.
create function event_language_of_participant() returns trigger language plpgsql as $$
begin
  if new.language_code is null then
    select language_code into new.language_code from dinner where id = new.dinner_id;
  end if;
  return new;
end $$;
create trigger participant_language before insert on participant for each row execute function event_language_of_participant();
