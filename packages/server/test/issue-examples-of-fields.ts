import { accountRoutes, participantRoutes } from '@running-dinner/contract'
import { fieldExample } from './field-example.ts'
import { registerBody } from './given-account.ts'
import { basics, type Call, filled, goodFill, options, publicly, schedule } from './issue-calls.ts'
import type { IssueExample } from './issue-example.ts'

const account =
  (changes: Parameters<typeof registerBody>[0]): Call =>
  () => ({ route: accountRoutes.register, body: registerBody(changes) })

/** Invalid values of single fields. */
export const issueExamplesOfFields: readonly IssueExample[] = [
  fieldExample('required', { firstnamePart: ' ' }),
  fieldExample('max_length_exceeded', { lastname: 'x'.repeat(256) }),
  fieldExample('email_invalid', { email: 'a@b' }),
  fieldExample('age_invalid', { age: 101 }),
  fieldExample('num_seats_too_many', { numSeats: 101 }),
  fieldExample('num_seats_invalid', { numSeats: -2 }),
  fieldExample('zip_invalid', { zip: 'x' }),
  fieldExample('value_invalid', { gender: 'OTHER' as 'MALE' }),
  fieldExample('characters_invalid', { lastname: 'a\u0000b' }),
  {
    code: 'number_invalid',
    refused: ({ waiting }) => ({
      route: participantRoutes.geocode,
      params: { participantId: waiting[0]?.id },
      body: { lat: 91, lng: 7 },
    }),
    accepted: ({ waiting }) => ({
      route: participantRoutes.geocode,
      params: { participantId: waiting[0]?.id },
      body: { lat: 48, lng: 7 },
    }),
  },
  { code: 'date_invalid', refused: basics({ date: '01.06.2030' }), accepted: basics({}) },
  {
    code: 'time_invalid',
    refused: schedule((meals) => meals.map((meal) => ({ ...meal, time: 'noon' }))),
    accepted: schedule((meals) => meals),
  },
  {
    code: 'too_many_entries',
    refused: filled(({ cancelledTeamId, waiting }) => ({
      teamId: cancelledTeamId,
      participantIds: Array(3001).fill(waiting[0]?.id),
    })),
    accepted: goodFill,
  },
  { code: 'error_date_invalid', refused: basics({ date: '2030-04-30' }), accepted: basics({}) },
  { code: 'error_date_too_far', refused: basics({ date: '2034-06-15' }), accepted: basics({}) },
  {
    code: 'error.endOfRegistrationDate.invalid',
    refused: publicly({ endOfRegistrationDate: '2030-06-16' }),
    accepted: publicly({}),
  },
  {
    code: 'participant_limit_invalid',
    refused: publicly({ participantLimit: 0 }),
    accepted: publicly({ participantLimit: 30 }),
  },
  {
    code: 'error.zipRestrictions.invalid',
    refused: basics({ zipRestrictions: 'x-y' }),
    accepted: basics({ zipRestrictions: '79100-79110' }),
  },
  { code: 'password_too_long', refused: account({ password: 'a1'.repeat(65) }), accepted: account({}) },
  { code: 'password_is_own_name', refused: account({ password: 'ada@guests.example' }), accepted: account({}) },
  {
    code: 'username_is_foreign_address',
    refused: account({ username: 'ben@guests.example' }),
    accepted: account({ username: 'ada@guests.example' }),
  },
  { code: 'error.invalid.team.size', refused: options({ teamSize: 3 }), accepted: options({}) },
]
