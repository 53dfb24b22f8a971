import type { SelfServiceInfo } from '@running-dinner/contract'
import { fullName, hostOf, type Language, type Participant, type Team } from '@running-dinner/domain'
import { type DietSummary, dietSummary } from '@running-dinner/domain/dinner-routes/diets.ts'
import { onlyGuests } from '@running-dinner/domain/dinner-routes/only-guests.ts'
import type { MessageWords } from '@running-dinner/domain/messages/message-words.ts'
import { phrases } from '@running-dinner/phrases'
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

type OwnTeam = ReturnType<typeof presentPortalTeam>

/** The same team under the names existing clients read; of several partners the first. */
export function presentTeamSelfServiceInfo(
  team: OwnTeam,
  { languageCode, manageTeamHostingUrl }: { languageCode: Language; manageTeamHostingUrl: string },
): NonNullable<SelfServiceInfo['teamSelfServiceInfo']> {
  const [partner] = team.partners
  const { words } = phrases[languageCode].messages
  return {
    mealLabel: team.meal.label,
    mealTime: team.meal.time,
    teamPartnerName: partner ? fullName(partner) : null,
    teamPartnerEmail: null,
    teamPartnerMobileNumber: partner?.mobileNumber ?? null,
    hostName: team.hostName,
    selfIsHost: team.amIHost,
    fixedTeamPartner: team.fixedPair,
    manageTeamHostingUrl,
    // Of a pair that registered together, whoever reads this wrote the other's diet themselves.
    teamPartnerMealSpecifics: partner && !team.fixedPair ? asTold(partner.mealSpecifics, words) : null,
    likelyGuestMealSpecifics: team.likelyGuestsMealSpecifics && asTold(team.likelyGuestsMealSpecifics, words),
    teamPartnerCancelled: team.partnerCancelled,
  }
}

/** Allergies have no field of their own there: they are part of the note. */
function asTold({ vegetarian, vegan, lactose, gluten, allergens, notes }: DietSummary, words: MessageWords) {
  const allergies = allergens.map(
    ({ allergen, severity }) => `${words.allergens[allergen]} (${words.severities[severity]})`,
  )
  const told = allergies.length > 0 ? [`${words.allergies}: ${allergies.join(', ')}`, ...notes] : notes
  return {
    vegetarian: vegetarian > 0,
    vegan: vegan > 0,
    lactose: lactose > 0,
    gluten: gluten > 0,
    mealSpecificsNote: told.join('; '),
  }
}

/** Registered together, so there is one address and nothing to choose (spec 5). */
function isPair({ members }: Team): boolean {
  const [first] = members
  const origin = first?.teamPartnerWishOriginatorId
  return (
    members.length > 1 && origin !== undefined && members.every((one) => one.teamPartnerWishOriginatorId === origin)
  )
}
