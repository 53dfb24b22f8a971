-- One event with a time zone that this server does not know must not fail the queries over all events.
create function day_in(zone text, instant timestamptz) returns date
language plpgsql stable as $$
begin
  return (instant at time zone zone)::date;
exception when invalid_parameter_value then
  return (instant at time zone 'UTC')::date;
end
$$;
