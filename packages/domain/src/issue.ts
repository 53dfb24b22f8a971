/** What a caller did wrong, as a stable code; `phrases` words every code in both languages (spec 8, decisions A7). */
export const issueCodes = [
  // fields
  'required',
  'max_length_exceeded',
  'email_invalid',
  'age_invalid',
  'num_seats_too_many',
  'num_seats_invalid',
  'zip_invalid',
  'value_invalid',
  'characters_invalid',
  'number_invalid',
  'date_invalid',
  'time_invalid',
  'too_many_entries',
  // events
  'error_date_invalid',
  'error_date_too_far',
  'error_date_put_off_too_often',
  'error.required.date',
  'error.endOfRegistrationDate.invalid',
  'participant_limit_invalid',
  'error.zipRestrictions.invalid',
  'error.required.publicsettings',
  'error.invalid.team.size',
  'error_required_meal_label',
  'error_required_meal_time',
  'error_invalid_meal_time',
  'error_invalid_meal_size',
  'error_invalid_after_party_time',
  'event_not_confirmed',
  'event_cancelled',
  'event_already_confirmed',
  'event_closed',
  'link_invalid',
  // participants
  'participant_already_registered',
  'participant_email_equals_team_partner_wish',
  'participant_assigned_in_team',
  'participant_activation_invalid_demo_dinner',
  'too_many_participants',
  'num_seats_teampartner_registration_invalid',
  'team_partner_wish_update_invalid',
  'team_partner_wish_disabled',
  'team_partner_choice_ambiguous',
  // registration
  'runningdinner_date_expired',
  'registration_deactivated',
  'registration_date_expired',
  'registration_not_possible_without_payment',
  'error.invalid.dataProcessingAcknowledged',
  'terms_not_accepted',
  'fullname_invalid',
  'zip_not_allowed',
  'registration_link_expired',
  'registration_already_confirmed',
  'registration_address_changes_exceeded',
  'idempotency_key_reused',
  // import
  'import_file_type_unknown',
  'import_file_too_large',
  'import_file_broken',
  'import_file_empty',
  'import_no_header',
  'import_too_many_rows',
  'import_too_many_columns',
  'import_mapping_invalid',
  'import_gender_unknown',
  'import_age_ignored',
  'import_seats_unreadable',
  'import_street_number_missing',
  'import_name_incomplete',
  'import_duplicate_in_file',
  'import_wish_unknown',
  'import_wish_one_sided',
  'import_wish_contested',
  'import_meal_unknown',
  'import_diet_unknown',
  'import_characters_lost',
  // teams
  'dinner_not_possible',
  'teams_already_exist',
  'teams_not_existing',
  'team_no_team_members_left',
  'team_host_not_member',
  'team_host_fixed_pair',
  'team_host_only_guest',
  'concurrent_modification',
  // plan
  'plan_too_few_teams',
  'plan_impossible_team_count',
  'plan_courses_unequal',
  'plan_course_impossible',
  'plan_locks_contradict',
  'plan_not_found_in_time',
  'plan_repair_impossible',
  'plan_instance_invalid',
  'optimization_too_many_running',
  'optimization_not_finished',
  'optimization_without_distances',
  // payments
  'price_invalid',
  'link_not_allowed',
  'payment_not_possible',
  'payment_options_exist',
  'payment_not_approved',
  'payment_failed',
  'payment_running',
  'payment_already_made',
  'payment_not_refundable',
  // messages
  'invalid_size_selected_participants_message_empty',
  'message_too_many_recipients',
  'message_task_not_failed',
  'message_task_resend_limit',
  'mail_quota_exceeded',
  // transport
  'not_found',
  'body_invalid',
  'media_type_unsupported',
  'body_too_large',
  'uri_too_long',
  'method_not_allowed',
  'rate_limited',
  'unavailable',
  'generic_error',
] as const

export type IssueCode = (typeof issueCodes)[number]

export type IssueType = 'VALIDATION' | 'BAD_REQUEST' | 'TECHNICAL'

/** `field` is a dotted path into the body (`meals[1].time`); `data` fills the placeholders of the phrase. */
export interface Issue {
  field?: string
  message: IssueCode
  issueType: IssueType
  data?: Readonly<Record<string, string | number>>
}

export function issue(message: IssueCode, field?: string, data?: Issue['data']): Issue {
  return {
    ...(field === undefined ? {} : { field }),
    message,
    issueType: 'VALIDATION',
    ...(data === undefined ? {} : { data }),
  }
}
