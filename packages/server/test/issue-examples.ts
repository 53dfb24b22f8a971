import {
  dinnerRoutes,
  messageRoutes,
  partnerWishRoutes,
  planOptimizationRoutes,
  selfRoutes,
  teamRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { dinnerBody, personBody } from './bodies.ts'
import { fieldExample } from './field-example.ts'
import {
  activate,
  arrange,
  cancelMember,
  create,
  drop,
  extended,
  filled,
  goodExtension,
  goodFill,
  goodSwap,
  hosted,
  invite,
  lock,
  manyPeople,
  options,
  order,
  otherWaiting,
  pairMember,
  partner,
  party,
  redo,
  removed,
  replaced,
  schedule,
  swap,
  undo,
  wishOf,
} from './issue-calls.ts'
import type { IssueExample } from './issue-example.ts'
import { issueExamplesOfFields } from './issue-examples-of-fields.ts'
import type { RaceFacts } from './race-facts.ts'

/** One refused call per code of teams, waiting list and settings, with an accepted counterpart. */
export const issueExamples: readonly IssueExample[] = [
  ...issueExamplesOfFields,
  {
    code: 'error_required_meal_label',
    refused: schedule((meals) => meals.map((meal) => ({ ...meal, label: ' ' }))),
    accepted: schedule((meals) => meals.map((meal) => ({ ...meal, label: 'Neu' }))),
  },
  {
    code: 'error_required_meal_time',
    refused: schedule((meals) => meals.map((meal) => ({ ...meal, time: '' }))),
    accepted: schedule((meals) => meals),
  },
  {
    code: 'error_invalid_meal_time',
    refused: schedule((meals) => meals.map((meal) => ({ ...meal, time: '2030-06-20T19:00' }))),
    accepted: schedule((meals) => meals),
  },
  {
    code: 'error_invalid_meal_size',
    refused: () => ({
      route: wizardRoutes.validateOptions,
      query: { runningDinnerDate: '2030-06-15' },
      body: { ...dinnerBody().options, meals: [] },
    }),
    accepted: () => ({
      route: wizardRoutes.validateOptions,
      query: { runningDinnerDate: '2030-06-15' },
      body: dinnerBody().options,
    }),
  },
  {
    code: 'error.required.date',
    refused: () => ({ route: wizardRoutes.validateOptions, body: dinnerBody().options }),
    accepted: () => ({
      route: wizardRoutes.validateOptions,
      query: { runningDinnerDate: '2030-06-15' },
      body: dinnerBody().options,
    }),
  },
  {
    code: 'meals_add_constraint',
    refused: schedule((meals) => [...meals, { label: 'Mitternacht', time: '2030-06-15T23:30' }]),
    accepted: schedule((meals) => meals),
  },
  {
    code: 'meals_remove_constraint',
    refused: schedule((meals) => meals.slice(0, 1)),
    accepted: schedule((meals) => meals.slice(0, 2)),
  },
  { code: 'error_invalid_after_party_time', refused: party('2030-06-20T23:30'), accepted: party('2030-06-15T23:30') },
  {
    code: 'event_cancelled',
    refused: () => ({ route: teamRoutes.rearrange }),
    first: { refused: () => [{ route: dinnerRoutes.cancel }] },
  },
  {
    code: 'event_closed',
    refused: () => ({ route: dinnerRoutes.setRegistrationOpen, params: { enable: 'false' } }),
    first: { sql: "update dinner set registration_type = 'CLOSED' where id = $1" },
  },
  {
    code: 'participant_already_registered',
    refused: ({ waiting }) => create({ email: waiting[0]?.email ?? '' })({} as RaceFacts),
    accepted: create({}),
  },
  fieldExample('participant_email_equals_team_partner_wish', {
    email: 'a@guests.example',
    teamPartnerWishEmail: 'A@guests.example',
  }),
  { code: 'participant_assigned_in_team', refused: removed(({ seats }) => seats[0]?.[0]), accepted: otherWaiting },
  {
    code: 'participant_activation_invalid_demo_dinner',
    refused: activate,
    first: { sql: "update dinner set running_dinner_type = 'DEMO' where id = $1" },
  },
  {
    code: 'too_many_participants',
    refused: create({}),
    first: {
      sql: manyPeople,
    },
  },
  {
    code: 'message_too_many_recipients',
    refused: () => ({
      route: messageRoutes.participants.preview,
      body: { subject: 'Hallo', message: 'Bis bald', participantSelection: 'ALL' },
    }),
    first: { sql: manyPeople },
  },
  {
    ...fieldExample('num_seats_teampartner_registration_invalid', {
      numSeats: 2,
      teamPartnerWishRegistrationData: partner,
    }),
    accepted: create({ teamPartnerWishRegistrationData: partner }),
  },
  {
    ...fieldExample('team_partner_choice_ambiguous', {
      teamPartnerWishEmail: 'x@guests.example',
      teamPartnerWishRegistrationData: partner,
    }),
    accepted: create({ teamPartnerWishEmail: 'x@guests.example' }),
  },
  {
    code: 'team_partner_wish_disabled',
    refused: ({ waiting }) => ({
      route: selfRoutes.setPartnerWish,
      params: { selfAdminId: waiting[0]?.selfAdminId, participantId: waiting[0]?.id },
      query: { email: waiting[1]?.email ?? '' },
    }),
    first: { refused: (facts) => [options({ teamPartnerWishDisabled: true })(facts)] },
  },
  {
    code: 'team_partner_wish_update_invalid',
    refused: ({ waiting }) => ({
      route: partnerWishRoutes.set,
      params: { participantId: waiting[0]?.id },
      body: { teamPartnerWishEmail: waiting[1]?.email },
    }),
    first: {
      accepted: ({ waiting }) => [
        {
          route: selfRoutes.setPartnerWish,
          params: { selfAdminId: waiting[1]?.selfAdminId, participantId: waiting[1]?.id },
          query: { email: waiting[0]?.email ?? '' },
        },
      ],
    },
  },
  {
    code: 'team_partner_invitation_not_possible',
    refused: ({ waiting }) => invite(waiting[0]?.id),
    first: { accepted: ({ waiting }) => [wishOf(waiting[0]?.id, 'stranger@guests.example', 61)] },
  },
  {
    code: 'participant_not_confirmed',
    refused: ({ unconfirmedId }) => invite(unconfirmedId),
    first: {
      refused: ({ unconfirmedId }) => [wishOf(unconfirmedId, 'stranger@guests.example', 61)],
      accepted: (facts) => [wishOf(facts.unconfirmedId, 'stranger@guests.example', 61), activate(facts)],
    },
  },
  {
    code: 'participant_swap_same_person',
    on: 'unplanned',
    refused: order(({ waiting }) => [waiting[0]?.id, waiting[0]?.id]),
    accepted: order(({ waiting }) => [waiting[0]?.id, waiting[1]?.id]),
  },
  {
    code: 'participant_swap_number_violates_team_partner_wish',
    on: 'unplanned',
    refused: order(({ pair, waiting }) => [pair.childId, waiting.at(-3)?.id]),
    accepted: order(({ pair, waiting }) => [pair.rootId, waiting.at(-3)?.id]),
  },
  {
    code: 'participant_swap_number_child_only_possible_with_single_participant',
    on: 'unplanned',
    refused: order(({ pair, waiting }) => [pair.rootId, waiting.at(-1)?.id]),
    accepted: order(({ pair, waiting }) => [pair.rootId, waiting.at(-2)?.id]),
  },
  {
    code: 'dinner_not_possible',
    on: 'unplanned',
    refused: arrange,
    first: { sql: 'delete from participant where dinner_id = $1 and participant_number > 10' },
  },
  { code: 'teams_already_exist', refused: arrange, first: { accepted: (facts) => [drop(facts)] } },
  { code: 'teams_not_existing', refused: goodFill, first: { refused: (facts) => [drop(facts)] } },
  {
    code: 'team_no_team_members_left',
    refused: cancelMember(({ teamIds, seats }) => [teamIds[0], seats[0]?.[1]]),
    first: { refused: (facts) => [cancelMember(({ teamIds, seats }) => [teamIds[0], seats[0]?.[0]])(facts)] },
  },
  {
    code: 'team_host_not_member',
    refused: hosted(({ seats }) => seats[1]?.[0]),
    accepted: hosted(({ seats }) => seats[0]?.[1]),
  },
  {
    code: 'team_host_fixed_pair',
    refused: ({ pair }) => ({
      route: selfRoutes.changeHost,
      params: { selfAdminId: pair.rootSelf, participantId: pair.rootId, teamId: pair.teamId },
      body: { newHostingTeamMemberId: pair.childId },
    }),
    accepted: ({ selfAdminId, seats, teamIds }) => ({
      route: selfRoutes.changeHost,
      params: { selfAdminId, participantId: seats[0]?.[1], teamId: teamIds[0] },
      body: { newHostingTeamMemberId: seats[0]?.[1] },
    }),
  },
  { code: 'team_locked', refused: goodSwap, first: { refused: (facts) => [lock(({ teamIds }) => teamIds[0])(facts)] } },
  {
    code: 'team_cancelled',
    refused: lock(({ cancelledTeamId }) => cancelledTeamId),
    accepted: lock(({ teamIds }) => teamIds[0]),
  },
  { code: 'team_swap_same_team', refused: swap(({ seats }) => seats[0] ?? []), accepted: goodSwap },
  {
    code: 'team_swap_without_team',
    refused: swap(({ seats, waiting }) => [seats[0]?.[0], waiting[0]?.id]),
    accepted: goodSwap,
  },
  { code: 'team_swap_same_person', refused: swap(({ seats }) => [seats[0]?.[0], seats[0]?.[0]]), accepted: goodSwap },
  {
    code: 'team_swap_violates_team_partner_wish',
    refused: swap(({ seats, pair }) => [seats[0]?.[0], pair.rootId]),
    accepted: goodSwap,
  },
  {
    code: 'invalid_team_member_cancellation_root_teampartner',
    refused: cancelMember(pairMember),
    accepted: cancelMember(({ pair }) => [pair.teamId, pair.childId]),
  },
  {
    code: 'invalid_size_replacement_participants_too_little',
    refused: replaced((waiting) => waiting.slice(0, 1)),
    accepted: replaced((waiting) => waiting.slice(0, 2)),
  },
  {
    code: 'invalid_size_replacement_participants_too_many',
    refused: replaced((waiting) => waiting.slice(0, 3)),
    accepted: replaced((waiting) => waiting.slice(-2)),
  },
  {
    code: 'invalid_replacement_participants_inconsistent_teampartner_wish',
    refused: replaced((waiting) => waiting.slice(-3, -1)),
    accepted: replaced((waiting) => waiting.slice(-2)),
  },
  {
    code: 'invalid_size_waitinglist_participants_to_assign',
    refused: filled(({ cancelledTeamId }) => ({ teamId: cancelledTeamId, participantIds: [] })),
    accepted: goodFill,
  },
  {
    code: 'waitinglist_participant_twice',
    refused: filled(({ cancelledTeamId, waiting }) => ({
      teamId: cancelledTeamId,
      participantIds: [waiting[0]?.id, waiting[0]?.id],
    })),
    accepted: goodFill,
  },
  {
    code: 'waitinglist_team_full',
    refused: filled(({ teamIds, waiting }) => ({ teamId: teamIds[0], participantIds: [waiting[0]?.id] })),
    accepted: goodFill,
  },
  {
    code: 'invalid_size_waitinglist_participants_to_generate_teams_too_few',
    refused: extended((waiting) => waiting.slice(0, 5)),
    accepted: goodExtension,
  },
  {
    code: 'invalid_size_waitinglist_participants_to_generate_teams',
    refused: extended((waiting) => waiting),
    accepted: goodExtension,
  },
  {
    code: 'invalid_waitinglist_teamgeneration_inconsistent_teampartner_wish',
    refused: extended((waiting) => waiting.slice(0, -1)),
    accepted: goodExtension,
  },
  { code: 'plan_nothing_to_undo', on: 'unplanned', refused: undo, first: { accepted: (facts) => [arrange(facts)] } },
  { code: 'plan_nothing_to_redo', refused: redo, first: { refused: (facts) => [redo(facts)] } },
  {
    code: 'plan_change_person_gone',
    refused: redo,
    first: {
      refused: (facts) => [goodFill(facts), undo(facts), otherWaiting(facts)],
      accepted: (facts) => [goodFill(facts), undo(facts)],
    },
  },
  {
    code: 'plan_change_person_returned',
    refused: undo,
    first: {
      refused: (facts) => [
        wishOf(facts.seats[0]?.[0], '', 62),
        cancelMember(({ teamIds, seats }) => [teamIds[0], seats[0]?.[0]])(facts),
        create({ email: personBody(62).email ?? '' })(facts),
      ],
      accepted: (facts) => [
        wishOf(facts.seats[0]?.[0], '', 62),
        cancelMember(({ teamIds, seats }) => [teamIds[0], seats[0]?.[0]])(facts),
      ],
    },
  },
  {
    code: 'plan_repair_impossible',
    refused: ({ teamIds }) => ({ route: planOptimizationRoutes.repair, body: { withoutTeamIds: [teamIds[0]] } }),
    accepted: () => ({ route: planOptimizationRoutes.repair, body: {} }),
  },
  {
    code: 'concurrent_modification',
    status: 409,
    refused: () => ({ route: teamRoutes.rearrange, headers: { 'if-match': '"0"' } }),
    accepted: () => ({ route: teamRoutes.rearrange }),
  },
  {
    code: 'uri_too_long',
    status: 414,
    refused: () => ({ route: teamRoutes.rearrange, params: { adminId: 'x'.repeat(2001) } }),
    accepted: () => ({ route: teamRoutes.rearrange }),
  },
  {
    code: 'method_not_allowed',
    status: 405,
    refused: (facts) => ({ ...goodSwap(facts), route: { ...teamRoutes.swapMembers, method: 'DELETE' } }),
    accepted: goodSwap,
  },
]
