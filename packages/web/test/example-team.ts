import type { ParticipantReply } from '@running-dinner/contract/people'
import type { TeamReply } from '@running-dinner/contract/plan'
import { callsTo } from './calls-to.ts'

/** A person and a team for tests; only what a test names differs between two of them. */
export function exampleMember(id: string, given: Partial<ParticipantReply> = {}): ParticipantReply {
  return {
    id,
    participantNumber: 1,
    firstnamePart: `First-${id}`,
    lastname: `Last-${id}`,
    gender: 'UNDEFINED',
    email: `${id}@example.org`,
    mobileNumber: '',
    callLinks: callsTo(given.mobileNumber ?? ''),
    street: 'Street',
    streetNr: '1',
    zip: '79098',
    cityName: 'Freiburg',
    country: '',
    addressRemarks: '',
    bellName: '',
    floor: '',
    entranceNote: '',
    age: undefined,
    numSeats: 6,
    vegetarian: false,
    lactose: false,
    gluten: false,
    vegan: false,
    mealSpecificsNote: '',
    notes: '',
    miscNotes: '',
    teamPartnerWishEmail: '',
    standbyCook: false,
    standbyGuest: false,
    preferredMeal: null,
    languageCode: 'de',
    allergens: [],
    answers: [],
    teamId: null,
    teamPartnerWishOriginatorId: null,
    rootTeamPartnerWish: null,
    childTeamPartnerWish: null,
    teamPartnerWishRegistrationRoot: false,
    teamPartnerWishRegistrationChild: false,
    activationDate: '2030-01-01T00:00:00.000Z',
    createdAt: '2030-01-01T00:00:00.000Z',
    geocodingResult: undefined,
    ...given,
  }
}

export function exampleTeam(teamNumber: number, given: Partial<TeamReply> = {}): TeamReply {
  const teamMembers = given.teamMembers ?? [exampleMember(`p${teamNumber}a`), exampleMember(`p${teamNumber}b`)]
  return {
    id: `t${teamNumber}`,
    teamNumber,
    status: 'OK',
    meal: { id: 'm1', label: 'Starter', time: '2030-05-01T19:00' },
    onlyGuest: false,
    hostTeamMember: teamMembers[0] ?? null,
    teamMembers,
    locked: false,
    geocodingResult: undefined,
    ...given,
  }
}
