import type { EveningStopReply, OwnEveningReply } from '@running-dinner/contract'
import {
  type AfterPartyLocation,
  type Dinner,
  fullName,
  hostOf,
  type Participant,
  type Team,
} from '@running-dinner/domain'
import {
  contactsEndAt,
  type EveningPlan,
  type EveningReport,
  type EveningState,
  type EveningStop,
  eveningContact,
  eveningPhaseOf,
  eveningStops,
  isoTimeIn,
  knownPlace,
  membersToCall,
  reportsThatCount,
  visitReports,
} from '@running-dinner/domain/evening'
import type { Notice } from '@running-dinner/domain/messages'
import { type DoorFacts, hasPhone } from '@running-dinner/domain/people'
import { presentChanges } from '../../messages/notification-status/index.ts'
import { callLinks } from '../../people/call-links/index.ts'
import { dietsOf } from './evening-plan.read.ts'

interface OwnEvening {
  person: Participant
  /** Undefined while the route is not shown. */
  team: Team | undefined
  plan: EveningPlan
  /** As derived from plan and reports. */
  state: EveningState
  reports: readonly EveningReport[]
  notices: readonly Notice[]
  hasContacts: boolean
  helpers: OwnEveningReply['helpers']
}

/** Field by field, so that a guest gets contacts of the own hosts and of the own table only. */
export function presentOwnEvening(dinner: Dinner, ownEvening: OwnEvening, now: Date): OwnEveningReply {
  const { person, team, plan, state, notices, hasContacts, helpers } = ownEvening
  const iso = (instant: Date) => isoTimeIn(plan.timeZone, instant)
  const isCancelled = dinner.cancellationDate !== undefined
  const contact = eveningContact(dinner)
  const { country } = dinner.basicDetails
  const stops = team
    ? eveningStops(person, team, { ...plan, afterParty: dinner.afterPartyLocation, travelMode: dinner.travelMode })
    : []
  return {
    now: iso(now),
    keepUntil: iso(contactsEndAt(dinner)),
    phase: eveningPhaseOf(dinner, now),
    organiser: hasContacts
      ? { ...contact, callLinks: callLinks(contact.phone, country) }
      : { name: contact.name, phone: '', callLinks: [] },
    helpers,
    travelMode: dinner.travelMode,
    stops: stops.map((stop) => {
      const common = {
        time: iso(stop.start),
        leaveBy: stop.leaveBy && iso(stop.leaveBy),
        wayMinutes: stop.wayMinutes,
      }
      const shown = stop.stop
        ? presentCourse(stop, state, { hasContacts: hasContacts && !isCancelled, country })
        : presentParty(stop.party, hasContacts && !isCancelled)
      return { ...common, ...shown, cancelled: isCancelled || shown.cancelled }
    }),
    notices: (isCancelled ? [] : notices).map(({ id, changes, createdAt, seenAt }) => ({
      id,
      changes: presentChanges(changes, person.languageCode),
      createdAt: iso(createdAt),
      seenAt: seenAt ? iso(seenAt) : null,
    })),
    reports: team ? presentReports(team, ownEvening, iso) : [],
  }
}

type Shown = Omit<EveningStopReply, 'time' | 'leaveBy' | 'wayMinutes'>

/** Whether the noon after the evening is still to come, and where numbers without a country belong. */
interface Contacts {
  hasContacts: boolean
  country: string
}

const elsewhere = { guestsExpected: null, diets: null, teams: [] }

function presentCourse(
  { stop }: Extract<EveningStop, { party?: never }>,
  state: EveningState,
  contacts: Contacts,
): Shown {
  const { meal, team, isOwn, guests } = stop
  const cancelled = team.status === 'CANCELLED'
  const host = hostOf(team)
  const isShown = contacts.hasContacts && !cancelled
  return {
    mealId: meal.id,
    kind: isOwn ? 'own' : 'guest',
    name: meal.label,
    cancelled,
    host: {
      names: cancelled ? [] : namesOfHosts(team, host),
      phones: isShown ? membersToCall(team).map(numberOf) : [],
    },
    place: isShown && host ? presentPlace(host) : null,
    ...(isOwn ? presentOwnTable(team, guests, meal.id, state, contacts) : elsewhere),
  }
}

function presentOwnTable(
  ownTeam: Team,
  guests: readonly Team[],
  mealId: string,
  state: EveningState,
  { hasContacts, country }: Contacts,
) {
  const table = state.tables.find((candidate) => candidate.teamId === ownTeam.id && candidate.mealId === mealId)
  const diets = dietsOf(guests)
  return {
    guestsExpected: table?.expected ?? 0,
    diets: hasContacts ? { ...diets, read: table?.dietsRead === diets.digest } : null,
    teams: guests.map((guest) => ({
      teamId: guest.id,
      names: guest.members.map(({ firstnamePart }) => firstnamePart),
      phones: hasContacts ? guest.members.filter(hasPhone).map(numberOf) : [],
      contacts: hasContacts ? guest.members.filter(hasPhone).map(contactIn(country)) : [],
      state: table?.guests.find(({ teamId }) => teamId === guest.id)?.state ?? ('UNKNOWN' as const),
    })),
  }
}

function presentParty(party: AfterPartyLocation, hasContacts: boolean): Shown {
  return {
    mealId: null,
    kind: 'party',
    name: party.title,
    cancelled: false,
    host: { names: party.addressName === '' ? [] : [party.addressName], phones: [] },
    place: hasContacts ? presentPlace(party) : null,
    ...elsewhere,
  }
}

/** The host opens; a team without a host is known by all of its names. */
function namesOfHosts(team: Team, host: Participant | undefined): string[] {
  return (host ? [host] : team.members).map(fullName)
}

function contactIn(country: string) {
  return ({ firstnamePart, mobileNumber }: Participant) => ({
    name: firstnamePart,
    phone: mobileNumber,
    callLinks: callLinks(mobileNumber, country),
  })
}

const numberOf = ({ mobileNumber }: Participant) => mobileNumber

/** A home, or the place of the after party, which has no door of its own. */
type Home = Pick<Participant, 'street' | 'streetNr' | 'zip' | 'cityName' | 'addressRemarks' | 'geocodingResult'> &
  Partial<DoorFacts>

export function presentPlace(home: Home) {
  const { street, streetNr, zip, cityName, addressRemarks, geocodingResult } = home
  const { bellName = '', floor = '', entranceNote = '' } = home
  const { lat = null, lng = null } = knownPlace(geocodingResult) ?? {}
  const note = [addressRemarks, entranceNote].filter((text) => text !== '').join('\n')
  return { street, streetNr, zip, cityName, bell: bellName, floor, note, lat, lng }
}

function presentReports(
  team: Team,
  { plan, reports }: OwnEvening,
  iso: (instant: Date) => string,
): OwnEveningReply['reports'] {
  const names = new Map(
    plan.teams.flatMap(({ members }) => members.map(({ id, firstnamePart }) => [id, firstnamePart])),
  )
  const isAtOwnTable = ({ kind, hostTeamId }: EveningReport) => hostTeamId === team.id && visitReports.has(kind)
  return reportsThatCount(reports)
    .filter((report) => (report.teamId === team.id ? report.kind !== 'SEEN' : isAtOwnTable(report)))
    .map(({ id, teamId, participantId, kind, mealId, minutes, missingTeamId, madeAt }) => ({
      id,
      teamId,
      name: names.get(participantId ?? '') ?? '',
      kind,
      mealId: mealId ?? null,
      minutes: minutes ?? null,
      missingTeamId: missingTeamId ?? null,
      madeAt: iso(madeAt),
    }))
}
