import {
  dinnerRoutes,
  participantRoutes,
  partnerWishRoutes,
  settingsRoutes,
  teamRoutes,
  waitingListRoutes,
} from '@running-dinner/contract'
import { dinnerBody, type PersonBody, personBody, publicSettingsBody } from './bodies.ts'
import type { Sent } from './race-commands.ts'
import type { RaceFacts } from './race-facts.ts'

export type Call = (facts: RaceFacts) => Sent
export type Calls = (facts: RaceFacts) => readonly Sent[]

export const create =
  (changes: Partial<PersonBody>): Call =>
  () => ({
    route: participantRoutes.create,
    body: personBody(60, { numSeats: 6, ...changes }),
  })
export const partner = { firstnamePart: 'Paul', lastname: 'Paar', email: '', mobileNumber: '' }

export const basics =
  (changes: object): Call =>
  () => ({
    route: dinnerRoutes.saveBasicSettings,
    body: { basicDetails: { ...dinnerBody().basicDetails, registrationType: 'PUBLIC', ...changes } },
  })
export const publicly =
  (changes: object): Call =>
  () => ({ route: dinnerRoutes.savePublicSettings, body: { ...publicSettingsBody(), ...changes } })
export const options =
  (changes: object): Call =>
  () => ({ route: settingsRoutes.saveOptions, body: { teamSize: 2, genderAspects: 'IGNORE_GENDER', ...changes } })
export const schedule =
  (change: (meals: RaceFacts['meals']) => readonly object[]): Call =>
  ({ meals }) => ({
    route: settingsRoutes.saveSchedule,
    body: { meals: change(meals) },
  })
export const party =
  (time: string): Call =>
  () => ({
    route: settingsRoutes.saveAfterParty,
    body: { title: 'Danach', time, street: 'Gasse', streetNr: '1', zip: '79100', cityName: 'Freiburg' },
  })
export const wishOf = (
  participantId: string | undefined,
  teamPartnerWishEmail: string | undefined,
  number: number,
): Sent => ({
  route: participantRoutes.update,
  params: { participantId },
  body: personBody(number, { numSeats: 6, teamPartnerWishEmail: teamPartnerWishEmail ?? '' }),
})
export const invite = (participantId: string | undefined): Sent => ({
  route: partnerWishRoutes.invite,
  params: { participantId },
})
export const activate: Call = ({ unconfirmedId }) => ({
  route: participantRoutes.activate,
  params: { participantId: unconfirmedId },
})
export const order =
  (choose: (facts: RaceFacts) => readonly (string | undefined)[]): Call =>
  (facts) => {
    const [participantId, otherParticipantId] = choose(facts)
    return { route: participantRoutes.swap, params: { participantId, otherParticipantId } }
  }
export const swap =
  (choose: (facts: RaceFacts) => readonly (string | undefined)[]): Call =>
  (facts) => {
    const [participantId, otherParticipantId] = choose(facts)
    return { route: teamRoutes.swapMembers, params: { participantId, otherParticipantId } }
  }
export const goodSwap = swap(({ seats }) => [seats[0]?.[0], seats[1]?.[0]])
export const lock =
  (choose: (facts: RaceFacts) => string | undefined): Call =>
  (facts) => ({
    route: teamRoutes.lock,
    params: { teamId: choose(facts) },
    body: { locked: true },
  })
export const hosted =
  (choose: (facts: RaceFacts) => string | undefined): Call =>
  (facts) => ({
    route: teamRoutes.saveHosts,
    body: { teams: [{ id: facts.teamIds[0], hostTeamMember: { id: choose(facts) } }] },
  })
export const cancelMember =
  (choose: (facts: RaceFacts) => readonly (string | undefined)[]): Call =>
  (facts) => {
    const [teamId, participantId] = choose(facts)
    return { route: teamRoutes.cancelMember, params: { teamId, participantId } }
  }
export const replaced =
  (choose: (waiting: RaceFacts['waiting']) => RaceFacts['waiting']): Call =>
  ({ teamIds, waiting }) => ({
    route: teamRoutes.cancel,
    params: { teamId: teamIds[0] },
    body: { replaceTeam: true, replacementParticipantIds: choose(waiting).map(({ id }) => id) },
  })
export const filled =
  (choose: (facts: RaceFacts) => { teamId: string | undefined; participantIds: (string | undefined)[] }): Call =>
  (facts) => ({
    route: waitingListRoutes.assignParticipants,
    body: { teamParticipantsAssignments: [choose(facts)] },
  })
export const goodFill = filled(({ cancelledTeamId, waiting }) => ({
  teamId: cancelledTeamId,
  participantIds: [waiting[0]?.id, waiting[1]?.id],
}))
export const extended =
  (choose: (waiting: RaceFacts['waiting']) => RaceFacts['waiting']): Call =>
  ({ waiting }) => ({
    route: waitingListRoutes.generateTeams,
    body: { participants: choose(waiting).map(({ id }) => ({ id })) },
  })
export const goodExtension = extended((waiting) => waiting.slice(0, 6).concat(waiting.slice(-2)))
export const removed =
  (choose: (facts: RaceFacts) => string | undefined): Call =>
  (facts) => ({
    route: participantRoutes.remove,
    params: { participantId: choose(facts) },
  })
export const undo: Call = () => ({ route: teamRoutes.undo })
export const redo: Call = () => ({ route: teamRoutes.redo })
export const arrange: Call = () => ({ route: teamRoutes.arrange })
export const drop: Call = () => ({ route: teamRoutes.drop })
export const pairMember = ({ pair }: RaceFacts) => [pair.teamId, pair.rootId]
export const otherWaiting = removed(({ waiting }) => waiting[0]?.id)
/** Fills an event to the maximum of 3,000 people. */
export const manyPeople = `insert into participant select person.* from generate_series(1, 3000) n
  cross join (select * from participant where dinner_id = $1 and activated_at is null limit 1) p
  cross join lateral jsonb_populate_record(null::participant, to_jsonb(p) || jsonb_build_object('id', gen_random_uuid(),
    'participant_number', 1000 + n, 'self_admin_id', gen_random_uuid()::text, 'email', n || '@many.example',
    'email_identity', n || '@many.example', 'originator_id', null, 'activated_at', now(), 'registration_secret_hash', null)) person`
