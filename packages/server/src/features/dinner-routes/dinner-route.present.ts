import type { DinnerRouteReply } from '@running-dinner/contract'
import { fullName, hostOf, type Team } from '@running-dinner/domain'
import { dietSummary } from '@running-dinner/domain/dinner-routes/diets.ts'
import { dinnerRoute } from '@running-dinner/domain/dinner-routes/dinner-route.ts'
import { type AuthorizedDinner, presentAfterParty, presentCoordinate } from '../dinners/index.ts'
import { mealOf, type StoredVisit } from '../teams/index.ts'

type RouteTeam = DinnerRouteReply['currentTeam']

/** The evening of one team: where to be when, whom to call, and what its own guests eat (rules 4.4). */
export function presentDinnerRoute(
  dinner: AuthorizedDinner,
  team: Team,
  teams: readonly Team[],
  visits: readonly StoredVisit[],
): DinnerRouteReply {
  const stops = dinnerRoute(team, teams, visits, dinner.meals)
  const guests = stops.filter((stop) => stop.isOwn).flatMap((stop) => stop.guests)
  return {
    currentTeam: presentStop(dinner, team, team),
    teams: stops.map((stop) => presentStop(dinner, stop.team, team)),
    mealSpecificsOfGuestTeams: dietSummary(guests.flatMap((guest) => guest.members)),
    afterPartyLocation: dinner.afterPartyLocation ? presentAfterParty(dinner.afterPartyLocation) : null,
  }
}

/** Names, address and telephone of the host; nothing else of anybody (reliability 6.2). */
function presentStop(dinner: AuthorizedDinner, stop: Team, current: Team): RouteTeam {
  const host = hostOf(stop)
  const contacts = stop.members.filter((member) => member.mobileNumber !== '')
  const hostContacts = contacts.filter((member) => member.id === host?.id)
  return {
    teamNumber: stop.teamNumber,
    status: stop.status,
    meal: mealOf(dinner, stop),
    currentTeam: stop.id === current.id,
    hostTeamMember: host
      ? {
          firstnamePart: host.firstnamePart,
          lastname: host.lastname,
          street: host.street,
          streetNr: host.streetNr,
          zip: host.zip,
          cityName: host.cityName,
          addressRemarks: host.addressRemarks,
          geocodingResult: presentCoordinate(host.geocodingResult),
        }
      : null,
    contactInfo: (hostContacts.length > 0 ? hostContacts : contacts).map((member) => ({
      name: fullName(member),
      mobileNumber: member.mobileNumber,
    })),
  }
}
