import type { OwnCancellation, SelfTeamReply, selfRoutes } from '@running-dinner/contract/guests'
import type { OwnRegistration } from '@running-dinner/contract/people'
import type { DinnerRouteReply } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import { callsTo } from './calls-to.ts'

/** Of the starter, the main course and the dessert. */
export const [starterId, mainId, dessertId] = [
  '00000000-0000-4000-8000-0000000000a1',
  '00000000-0000-4000-8000-0000000000a2',
  '00000000-0000-4000-8000-0000000000a3',
] as const

const meals = [
  { id: starterId, label: 'Starter', time: '2030-06-01T19:00' },
  { id: mainId, label: 'Main course', time: '2030-06-01T21:00' },
  { id: dessertId, label: 'Dessert', time: '2030-06-01T23:00' },
] as const

const noDiets = { vegan: 0, vegetarian: 0, lactose: 0, gluten: 0, allergens: [], notes: [] }

export const exampleSession: ReplyOf<typeof selfRoutes.sessionData> = {
  languageCode: 'en',
  meals: [...meals],
  title: 'Summer dinner',
  date: '2030-06-01',
  city: 'Karlsruhe',
  teamPartnerWishEmail: '',
  teamPartnerWishDisabled: false,
  teamPartnerWishClosed: null,
  firstnamePart: 'Ada',
  cancelled: false,
  publicContactName: 'Mira Lang',
  publicContactEmail: 'mira@example.org',
}

const member = { teamPartnerWishOriginatorId: null, mealSpecifics: noDiets, withoutSeats: false }
const adaId = '00000000-0000-4000-8000-00000000000a'
export const belaId = '00000000-0000-4000-8000-00000000000b'

const ada = {
  ...member,
  id: adaId,
  firstnamePart: 'Ada',
  lastname: 'Berg',
  mobileNumber: '0170 1',
  callLinks: callsTo('0170 1'),
  isMe: true,
}
const bela = {
  ...member,
  id: belaId,
  firstnamePart: 'Bela',
  lastname: 'Roth',
  mobileNumber: '0170 2',
  callLinks: callsTo('0170 2'),
  isMe: false,
}

/** Ada, who reads, cooks with Bela at her place. */
export const exampleOwnTeam: SelfTeamReply = {
  id: 'team-1',
  teamNumber: 1,
  status: 'OK',
  meal: meals[1],
  onlyGuest: false,
  hostTeamMember: ada,
  teamMembers: [ada, bela],
  fixedPair: false,
  routesMailed: false,
  over: false,
  cancelled: false,
}

/** The same team, cooking at Bela's. */
export const exampleTeamAtPartner: SelfTeamReply = { ...exampleOwnTeam, hostTeamMember: bela }

type RouteTeam = DinnerRouteReply['currentTeam']

export function exampleRouteTeam(
  position: 0 | 1 | 2,
  firstnamePart: string,
  changes: Partial<RouteTeam> = {},
): RouteTeam {
  return {
    teamNumber: position + 1,
    status: 'OK',
    meal: meals[position],
    currentTeam: false,
    hostTeamMember: {
      firstnamePart,
      lastname: 'Host',
      street: `${firstnamePart} Street`,
      streetNr: '7',
      zip: '76133',
      cityName: 'Karlsruhe',
      addressRemarks: '',
      bellName: '',
      floor: '',
      entranceNote: '',
      geocodingResult: undefined,
    },
    contactInfo: [],
    contacts: [
      { name: `${firstnamePart} Host`, mobileNumber: `0171 ${position}`, callLinks: callsTo(`0171 ${position}`) },
    ],
    ...changes,
  }
}

/** Starter at Nadia's, main course at the own home, dessert at Omar's. */
export const exampleOwnRoute: ReplyOf<typeof selfRoutes.dinnerRoute> = {
  currentTeam: exampleRouteTeam(1, 'Ada', { currentTeam: true }),
  teams: [exampleRouteTeam(0, 'Nadia'), exampleRouteTeam(1, 'Ada', { currentTeam: true }), exampleRouteTeam(2, 'Omar')],
  mealSpecificsOfGuestTeams: '',
  dietsOfGuestTeams: noDiets,
  afterPartyLocation: null,
  cancelled: false,
}

export const exampleOwnRegistration: OwnRegistration = {
  firstnamePart: 'Ada',
  lastname: 'Berg',
  gender: 'UNDEFINED',
  email: 'ada@example.org',
  mobileNumber: '0170 1',
  street: 'Kaiserstr.',
  streetNr: '12',
  zip: '76133',
  cityName: 'Karlsruhe',
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
  teamPartnerWishEmail: '',
  standbyCook: false,
  standbyGuest: false,
  preferredMeal: null,
  allergens: [],
  answers: [],
  languageCode: 'en',
  partner: null,
  registeredAt: '2030-04-02T10:00:00Z',
  confirmedAt: '2030-04-02T10:05:00Z',
  location: null,
  waitingList: false,
  hasTeam: false,
  told: { team: false, routeTeamId: null },
  editable: true,
  cancelled: false,
  notEditableBecause: null,
  endOfRegistrationDate: '2030-05-27',
  consent: null,
  termsAcceptedAt: null,
  dinner: {
    title: 'Summer dinner',
    date: '2030-06-01',
    city: 'Karlsruhe',
    languageCode: 'en',
    meals: [...meals],
    teamPartnerWishDisabled: false,
    numSeatsNeededForHost: 6,
    registrationQuestions: [],
    allergenListEnabled: false,
    publicContactName: 'Mira Lang',
    publicContactEmail: 'mira@example.org',
  },
}

export const exampleOwnCancellation: OwnCancellation = {
  names: ['Ada Berg'],
  cancelledAt: '2030-05-01T10:00:00Z',
  heldUntil: '2030-05-01T11:00:00Z',
  refusal: null,
  paid: false,
  dinner: {
    title: 'Summer dinner',
    date: '2030-06-01',
    city: 'Karlsruhe',
    languageCode: 'en',
    publicContactName: 'Mira Lang',
    publicContactEmail: 'mira@example.org',
  },
}
