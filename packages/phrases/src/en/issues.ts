import type { IssueCode } from '@running-dinner/domain'

export const issues = {
  required: 'Required',
  max_length_exceeded: 'Too many characters',
  email_invalid: 'Invalid e-mail address',
  age_invalid: 'Age must be between 1 and 100',
  num_seats_too_many: 'More than 100 seats are hardly possible',

  num_seats_invalid: 'Enter a whole number from 0 up, or leave it empty.',
  zip_invalid: 'A zip code has at least four digits and at most ten characters.',
  value_invalid: 'This value does not fit here.',
  characters_invalid: 'There are characters here that cannot be stored.',
  number_invalid: 'Enter a number.',
  date_invalid: 'There is no such date.',
  time_invalid: 'There is no such time.',
  too_many_entries: 'These are too many entries.',

  error_date_invalid: 'This day is already over.',
  error_date_too_far: 'The date is more than {{months}} months ahead.',
  'error.required.date': 'First choose the date of your running dinner.',
  'error.endOfRegistrationDate.invalid':
    'Registration ends between today and the day of the running dinner, both days included.',
  'error.zipRestrictions.invalid': 'These are neither zip codes nor ranges: {{entries}}',
  'error.required.publicsettings': 'Some details for the registration are still missing.',
  'error.invalid.team.size': 'A team has two people.',
  error_required_meal_label: 'Give the course a name.',
  error_required_meal_time: 'Enter a time.',
  error_invalid_meal_time: 'The course begins on the day of the running dinner or within the 48 hours after.',
  error_invalid_meal_size: 'A running dinner has two or three courses.',
  error_invalid_after_party_time:
    'The after party begins on the day of the running dinner or within the 48 hours after.',
  event_not_confirmed:
    'First confirm your running dinner with the link in your inbox. After that you can send messages.',
  event_cancelled: 'This running dinner was cancelled.',
  event_already_confirmed: 'This running dinner is already confirmed.',
  link_invalid: 'This link is invalid or has expired.',

  participant_already_registered: 'Somebody is already registered with this e-mail address.',
  participant_email_equals_team_partner_wish: 'You cannot wish for yourself as team partner.',
  participant_assigned_in_team: 'This person belongs to a team. Cancel them there first.',
  participant_activation_invalid_demo_dinner: 'Registrations cannot be confirmed in a demo.',
  too_many_participants: 'A running dinner cannot take any more people.',
  num_seats_teampartner_registration_invalid: 'Registering as a pair takes at least {{seats}} seats.',
  team_partner_wish_update_invalid:
    'This wish is not possible at the moment: the person is not registered or the teams are already made.',
  team_partner_wish_disabled: 'At this running dinner nobody can be wished into a team.',
  team_partner_choice_ambiguous: 'Please decide: either register together or wish for somebody.',

  import_file_type_unknown: 'This file is neither an Excel sheet (.xlsx) nor a CSV file.',
  import_file_too_large: 'This file is too large.',
  import_file_broken: 'This file cannot be read.',
  import_file_empty: 'There are no people in this file.',
  import_no_header: 'The first row with the names of the columns is missing.',
  import_too_many_rows: 'This file has too many rows.',
  import_too_many_columns: 'This file has too many columns.',
  import_mapping_invalid: 'The columns cannot be matched this way.',
  import_gender_unknown: 'This gender could not be recognised and stays open.',
  import_age_ignored: 'This age could not be recognised and stays open.',
  import_seats_unreadable: 'The number of seats could not be recognised and stays open.',
  import_street_number_missing: 'The house number is missing.',
  import_name_incomplete: 'The last name is missing here.',
  import_duplicate_in_file: 'This e-mail address is already in row {{row}}.',
  import_wish_unknown: 'The person wished for is not among the guests.',
  import_wish_one_sided: 'The person wished for did not wish for anybody.',
  import_wish_contested: 'The person wished for has another wish or is wished for more than once.',
  import_meal_unknown: 'Your running dinner has no such course.',
  import_diet_unknown: 'Not everything about the diet was recognised. The text is kept in the note.',
  import_characters_lost: 'Some characters could not be read. Check that everything is spelt correctly.',

  dinner_not_possible: 'A running dinner takes at least {{minimum}} people, {{missing}} more than now.',
  teams_already_exist: 'There are teams already.',
  teams_not_existing: 'There are no teams yet.',
  team_no_team_members_left: 'This is the last person in the team. Cancel the whole team instead.',
  team_host_not_member: 'Only members of the team can host.',
  team_host_fixed_pair: 'This team registered together with one address. That is where they cook.',
  team_host_only_guest: 'This team does not cook; it is a guest at every course.',
  concurrent_modification: 'Somebody else has changed something meanwhile. Reload the page and try again.',

  plan_too_few_teams: '{{courses}} courses need at least {{minimum}} teams; there are {{teams}}.',
  plan_impossible_team_count:
    'With {{teams}} teams there is no plan in which nobody meets twice. With {{fewer}} or {{more}} teams there is.',
  plan_courses_unequal:
    'The courses settled cannot be shared equally: course {{course}} has {{count}} of at most {{possible}} teams.',
  plan_course_impossible: 'Team {{team}} may not cook any of the courses.',
  plan_locks_contradict:
    'What you locked contradicts itself: team {{team}} and team {{other}} would meet twice or sit at two tables at once. Unlock one of them.',
  plan_not_found_in_time: 'No plan that keeps all rules was found in the time. Unlock something or search longer.',
  plan_repair_impossible:
    'The plan cannot be repaired like this: too few teams would be left, a course without enough tables, or people who meet twice. Change less at once or plan anew.',
  plan_instance_invalid: 'The problem cannot be read: {{reason}}.',
  optimization_too_many_running:
    'Two optimisations are running for this event already. Wait for one to end, or stop one.',
  optimization_not_finished: 'This optimisation has not found a plan yet.',
  optimization_without_distances:
    'The location of too many teams is unknown. Complete the missing addresses, then the plan can be optimised.',

  invalid_size_selected_participants_message_empty: 'Choose at least one person who has an e-mail address.',
  message_too_many_recipients: 'A message goes to {{maximum}} people at most.',
  message_task_not_failed: 'This mail has arrived or is still on its way.',
  message_task_resend_limit: 'This mail has been sent too often already.',
  mail_quota_exceeded: 'Enough mails have been sent for today. You can go on tomorrow.',

  not_found: 'This does not exist, or no longer.',
  body_invalid: 'This request could not be understood.',
  media_type_unsupported: 'This format is not accepted.',
  body_too_large: 'This is too large.',
  uri_too_long: 'This address is too long.',
  method_not_allowed: 'This is not possible here.',
  rate_limited: 'Those were many requests in a short time. Wait a moment and try again.',
  unavailable: 'This is not possible right now. Try again in a moment.',
  generic_error: 'Something went wrong. Reload the page and try again.',
} satisfies Record<IssueCode, string>
