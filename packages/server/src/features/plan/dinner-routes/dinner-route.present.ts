import type { DinnerRouteReply } from '@running-dinner/contract'
import { fullName, hostOf, type Team } from '@running-dinner/domain'
import { membersToCall } from '@running-dinner/domain/evening'
import { dietText, phoneTexts } from '@running-dinner/domain/messages'
import { doorOf } from '@running-dinner/domain/people'
import { dietSummary, dinnerRoute } from '@running-dinner/domain/plan'
import { phrases } from '@running-dinner/phrases'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { presentAfterParty } from '../../events/dinners/index.ts'
import { callLinks } from '../../people/call-links/index.ts'
import { mealOf, type StoredVisit } from '../teams/index.ts'

type RouteTeam = DinnerRouteReply['currentTeam']

/** The evening of one team: stops with times, contacts, and the diets of its guests. */
export function presentDinnerRoute(
  dinner: AuthorizedDinner,
  team: Team,
  teams: readonly Team[],
  visits: readonly StoredVisit[],
): DinnerRouteReply {
  const stops = dinnerRoute(team, teams, visits, dinner.meals)
  const guests = stops.filter((stop) => stop.isOwn).flatMap((stop) => stop.guests)
  const eaters = guests.flatMap((guest) => guest.members)
  return {
    currentTeam: presentStop(dinner, team, team),
    teams: stops.map((stop) => presentStop(dinner, stop.team, team)),
    mealSpecificsOfGuestTeams: dietText(eaters, phrases[dinner.basicDetails.languageCode].messages.words),
    dietsOfGuestTeams: dietSummary(eaters),
    afterPartyLocation: dinner.afterPartyLocation ? presentAfterParty(dinner.afterPartyLocation) : null,
  }
}

/** Exposes only the host's name, address and telephone number. */
function presentStop(dinner: AuthorizedDinner, stop: Team, current: Team): RouteTeam {
  return {
    teamNumber: stop.teamNumber,
    status: stop.status,
    meal: mealOf(dinner, stop),
    currentTeam: stop.id === current.id,
    hostTeamMember: presentRouteHost(stop),
    contactInfo: phoneTexts(stop),
    contacts: membersToCall(stop).map((member) => ({
      name: fullName(member),
      mobileNumber: member.mobileNumber,
      callLinks: callLinks(member.mobileNumber, dinner.basicDetails.country),
    })),
  }
}

/** Name and address of the host, also of a team that only is guest. */
export function presentRouteHost(team: Team): RouteTeam['hostTeamMember'] {
  const host = hostOf(team)
  if (!host) return null
  return {
    firstnamePart: host.firstnamePart,
    lastname: host.lastname,
    street: host.street,
    streetNr: host.streetNr,
    zip: host.zip,
    cityName: host.cityName,
    addressRemarks: host.addressRemarks,
    ...doorOf(host),
    geocodingResult: host.geocodingResult,
  }
}
