import type { SelfServiceInfo } from '@running-dinner/contract'
import { fullName, hostOf, type Participant, type Team } from '@running-dinner/domain'
import { dietSummary } from '@running-dinner/domain/dinner-routes/diets.ts'
import { onlyGuests } from '@running-dinner/domain/dinner-routes/only-guests.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { mealOf, type StoredVisit } from '../teams/index.ts'

interface OwnEvening {
  dinner: AuthorizedDinner
  person: Participant
  team: Team
  teams: readonly Team[]
  visits: readonly StoredVisit[]
  routeTold: boolean
}

/** Of the partner only what one needs to cook together (reliability 2.4 #3). */
export function presentPortalTeam({ dinner, person, team, teams, visits, routeTold }: OwnEvening) {
  const host = hostOf(team)
  const partners = team.members.filter((member) => member.id !== person.id)
  const onlyGuest = onlyGuests(visits)(team)
  const guests = visits.filter((visit) => visit.hostTeamId === team.id).map((visit) => visit.guestTeamId)
  const expected = teams.filter((one) => guests.includes(one.id) && one.status !== 'CANCELLED')
  return {
    teamId: team.id,
    teamNumber: team.teamNumber,
    status: team.status,
    meal: mealOf(dinner, team),
    onlyGuest,
    hostName: host ? fullName(host) : '',
    amIHost: host?.id === person.id,
    fixedPair: isPair(team),
    partners: partners.map((partner) => ({
      firstnamePart: partner.firstnamePart,
      lastname: partner.lastname,
      mobileNumber: partner.mobileNumber,
      mealSpecifics: dietSummary([partner]),
    })),
    partnerCancelled: team.members.length < dinner.options.teamSize,
    likelyGuestsMealSpecifics: routeTold || onlyGuest ? null : dietSummary(expected.flatMap((one) => one.members)),
  } satisfies SelfServiceInfo['team']
}

/** Registered together, so there is one address and nothing to choose (spec 5). */
function isPair({ members }: Team): boolean {
  const [first] = members
  const origin = first?.teamPartnerWishOriginatorId
  return (
    members.length > 1 && origin !== undefined && members.every((one) => one.teamPartnerWishOriginatorId === origin)
  )
}
