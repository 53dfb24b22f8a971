import type { issues as german } from '../de/issues.ts'
import type { Phrases } from '../phrases.ts'

export const issues = {
  required: 'Required',
  max_length_exceeded: 'Too many characters',
  email_invalid: 'Invalid email address',
  age_invalid: 'Age must be between 1 and 100',
  num_seats_too_many: 'Enter 100 seats or fewer',

  max_length_named: 'There’s room for {{max}} characters. Please shorten the text.',
  num_seats_invalid: 'Enter a whole number from 0 up, or leave it empty.',
  zip_invalid:
    'Enter a postcode with at least four digits and at most ten characters. British and Irish ones don’t work yet.',
  value_invalid: 'This value isn’t possible here. Choose another one.',
  characters_invalid: 'This contains characters that can’t be saved. Please remove them.',
  number_invalid: 'Enter a number.',
  date_invalid: 'This date doesn’t exist. Please check it.',
  time_invalid: 'This time doesn’t exist. Please check it.',
  too_many_entries: 'These are too many entries. Please remove some.',

  participant_limit_below_confirmed:
    'No one loses a confirmed place. With this limit, people who would have to wait: {{people}}.',
  error_invalid_meal_time: 'Choose a start on the day of the running dinner or within the 48 hours after.',
  event_not_confirmed: 'Confirm your running dinner first, with the link in your inbox. Then you can send messages.',
  event_cancelled: 'This running dinner was cancelled.',
  event_closed: 'Guests can’t register for this running dinner themselves. Open registration in the settings first.',
  link_invalid: 'This link is invalid or has expired. Use the link in the latest email.',

  participant_already_registered: 'Someone is already registered with this email address.',
  participant_email_equals_team_partner_wish: 'You can’t choose yourself as a team partner.',
  participant_assigned_in_team: 'This person is in a team. Cancel them there first.',
  participant_is_paired: 'This person is already part of a pair.',
  participant_pair_after_teams:
    'The teams already exist, so this can’t become a pair. Add the second person on their own and swap them into the team.',
  participant_pair_without_place: 'There’s no place left for a second person. Raise the maximum number first.',
  participant_activation_invalid_demo_dinner: 'Registrations can’t be confirmed in a demo.',
  too_many_participants: 'This running dinner can’t take any more people.',
  num_seats_teampartner_registration_invalid: 'To register together, you need at least {{seats}} seats.',
  team_partner_wish_update_invalid:
    'You can’t choose this person at the moment: they aren’t registered, or the teams are already set.',
  team_partner_wish_disabled: 'You can’t choose a team partner for this running dinner.',
  team_partner_choice_ambiguous: 'Choose one: register together, or name the person you’d like to cook with.',
  team_partner_invitation_not_possible:
    'There’s no one to invite: the chosen partner is already registered, or no partner was chosen.',
  participant_not_confirmed: 'This registration isn’t confirmed yet. Confirm it first.',
  participant_swap_same_person: 'Choose two different people.',
  participant_swap_number_violates_team_partner_wish:
    'This person was registered together with someone else and stays with them. Swap the person who registered both.',
  participant_swap_number_child_only_possible_with_single_participant:
    'A person registered by someone else can only swap with a single guest further up the list.',
  registration_questions_changed: 'The questions have changed in the meantime. Reload the page and answer them.',
  request_closed: 'This has already been decided or withdrawn.',
  evening_report_of_guests: 'Only guests of this course can report this.',
  evening_report_of_hosts: 'Only the hosts of this course can report this.',
  evening_take_back_late: 'You can only undo this within the first minute.',
  evening_not_yet: 'You can do this from one day before the first course.',
  evening_over: 'The evening is over.',
  course_begun: '{{meal}} has already started and can’t be moved. Choose a later course.',
  table_action_impossible: 'This is no longer possible. Check what you can do now.',
  request_needs_team: 'You’re not in a team. You can change your registration yourself.',
  home_request_needs_root: 'You were registered together: only the person who registered you can change this.',
  home_request_without_change: 'Nothing has changed. Enter what should be different.',
  too_many_requests_a_day: 'You’ve sent many requests today. Please call, or try again tomorrow.',
  host_without_seats: 'This person has no seats at their table. Choose someone else, or have the seats changed first.',
  place_given_on: 'Your place has gone to someone else. You can register again.',
  participant_invited_too_often: 'This address has had enough emails today. Try again tomorrow, or ask them directly.',

  runningdinner_date_expired: 'This running dinner is over.',
  registration_deactivated: 'Registration is closed at the moment.',
  registration_date_expired: 'Registration has closed.',
  registration_not_possible_without_payment: 'Registering costs money here. Please register with a payment.',
  'error.invalid.dataProcessingAcknowledged': 'We need your consent to store your details.',
  terms_not_accepted: 'Please accept the terms to register.',
  fullname_invalid: 'Enter your first and last name, five words at most.',
  zip_not_allowed: 'You can’t register here with this postcode.',
  registration_link_expired: 'This link is older than 14 days. Please register again.',
  registration_already_confirmed: 'This registration is already confirmed.',
  confirmation_mailed_today: 'The email with the link went out within the last 24 hours.',
  registration_address_changes_exceeded: 'The address has already been changed three times. Please register again.',
  idempotency_key_reused: 'This was already sent with different details. Reload the page.',
  idempotency_key_in_use: 'This is still being processed. Try again in a moment.',

  teams_not_existing: 'There are no teams yet.',
  team_host_not_member: 'Only members of the team can host.',
  team_host_fixed_pair: 'This team registered together with one address, so that’s where they cook.',
  team_host_only_guest: 'This team doesn’t cook; they’re guests at every course.',
  team_cancelled: 'This team has been cancelled.',
  invalid_replacement_participants_inconsistent_teampartner_wish:
    '{{name}} and {{otherName}} registered together. Choose both for the same team, or neither.',
  invalid_size_waitinglist_participants_to_assign: 'Choose at least one person for a free place.',
  invalid_size_waitinglist_participants_to_generate_teams:
    'New teams take {{step}} people at a time. Choose {{surplus}} fewer or {{missing}} more.',
  invalid_size_waitinglist_participants_to_generate_teams_too_few:
    'New teams need at least {{needed}} people. Choose {{missing}} more.',
  invalid_waitinglist_teamgeneration_inconsistent_teampartner_wish:
    '{{name}} and {{otherName}} registered together. Choose both, or neither.',
  waitinglist_participant_twice: '{{name}} was selected more than once.',
  waitinglist_team_full: 'Team {{teamNumber}} only has {{free}} free places.',
  waitinglist_offer_open: '{{name}} already has an open offer.',
  waitinglist_offer_ended: 'This offer is no longer open.',
  course_frozen:
    '{{meal}} stays as it was sent out, because people are already on their way. You can still cancel a team; guests who lose their host get another table when you repair the plan.',
  concurrent_modification: 'Someone else has made changes in the meantime. Reload the page and try again.',

  plan_repair_impossible:
    'The plan can’t be repaired this way: there would be too few teams, a course without enough tables, or people who meet twice. Change less at once, or make a new plan.',
  optimization_too_many_running:
    'Two optimisations are already running for this event. Wait for one to finish, or stop one.',

  price_invalid: 'Enter an amount in euros, more than 0 and at most 10,000, for example 12.50.',
  link_not_allowed: 'Enter a full public web address that starts with https://.',
  payment_not_possible: 'You can only charge for running dinners that people register for themselves, not in a demo.',
  payment_options_exist: 'This running dinner already has a price. Change that one.',
  payment_running: 'Someone is paying right now. Try again in a few minutes.',
  payment_already_made: 'This registration has already been paid for.',
  payment_not_refundable: 'There is nothing to refund here.',
  payment_without_place: 'All places are taken, and the waiting list is free.',

  login_failed: 'The username or password is wrong.',
  unauthorized: 'Please log in first.',
  forbidden: 'This account isn’t allowed to do that.',
  password_wrong: 'This isn’t your current password.',
  password_too_short: 'Use at least {{min}} characters.',
  password_too_long: 'Use at most {{max}} characters.',
  password_common: 'This password is very common and easy to guess. Choose another one; a whole sentence works well.',
  password_is_own_name: 'Don’t use your name or address as a password.',
  username_is_foreign_address: 'Use your own address, or a username without an @.',
  avatar_unreadable: 'This picture can’t be read. Use a PNG, JPEG or WebP file.',
  avatar_too_many_pixels: 'This picture has too many pixels. Choose one with {{megapixels}} million or fewer.',

  invalid_size_selected_participants_message_empty: 'Choose at least one person with an email address.',
  message_too_many_recipients: 'A message can go to {{maximum}} people at most.',
  mail_quota_exceeded: 'You’ve reached today’s limit for emails. You can send more tomorrow.',

  not_found: 'This doesn’t exist, or is gone.',
  body_invalid: 'We couldn’t understand this request. Reload the page and try again.',
  media_type_unsupported: 'This format isn’t supported.',
  body_too_large: 'This is too large.',
  request_too_slow: 'The connection is too slow for this right now. Try again, on Wi-Fi if you can.',
  uri_too_long: 'This address is too long.',
  method_not_allowed: 'This is not possible here.',
  rate_limited: 'Too many requests in a short time. Wait a moment and try again.',
  unavailable: 'This isn’t possible right now. Try again in a moment.',
  generic_error: 'Something went wrong. Reload the page and try again.',
} satisfies Phrases<typeof german>
