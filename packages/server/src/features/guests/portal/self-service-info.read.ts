import type { SelfServiceInfo } from '@running-dinner/contract'
import { fullName, hostOf, type Language, type Participant, type Team } from '@running-dinner/domain'
import { teamsShownTo } from '@running-dinner/domain/evening'
import type { MessageWords } from '@running-dinner/domain/messages'
import { type DietSummary, dietSummary, onlyGuests } from '@running-dinner/domain/plan'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { guestTitle, presentContact } from '../../events/dinners/index.ts'
import { callLinks } from '../../people/call-links/index.ts'
import type { AuthorizedParticipant } from '../../people/participants/index.ts'
import { mealOf, type StoredVisit } from '../../plan/teams/index.ts'
import { readMailedState } from './portal-messages.read.ts'

/** Shows team and route only once the organiser has mailed them: until then the plan may change. */
export async function readSelfServiceInfo(
  ctx: Ctx,
  { dinner, person, selfAdminId }: AuthorizedParticipant & { selfAdminId: string },
): Promise<SelfServiceInfo> {
  const { basicDetails, publicSettings } = dinner
  const mailed = await readMailedState(ctx.db, { dinner, person })
  const { visits } = mailed.plan
  const mailedTeams = mailed.team || mailed.route ? mailed.plan.teams : []
  const teams = teamsShownTo(person, mailedTeams, dinner, ctx.clock.now())
  const team = teams.find(({ members }) => members.some((member) => member.id === person.id))
  const evening = team && { dinner, person, team, teams, visits, routeNotified: mailed.route }
  const takesPlace = dinner.cancellationDate === undefined
  const self = team && { selfAdminId, participantId: person.id, teamId: team.id }
  const ownTeam = takesPlace && mailed.team && evening ? presentPortalTeam(evening) : null
  const isRouteKnown = takesPlace && mailed.route
  return {
    eventName: guestTitle(dinner),
    eventDate: basicDetails.date,
    city: basicDetails.city,
    languageCode: person.languageCode,
    publicUrl: publicSettings ? links.publicDinner(ctx, publicSettings.publicDinnerId) : '',
    cancelled: !takesPlace,
    acknowledged: dinner.acknowledgedDate !== undefined,
    ...presentContact(dinner),
    firstnamePart: person.firstnamePart,
    participantName: fullName(person),
    participantEmail: person.email,
    teamSelfServiceInfo:
      ownTeam && self
        ? presentTeamSelfServiceInfo(ownTeam, {
            languageCode: person.languageCode,
            manageTeamHostingUrl: links.teamHost(ctx, self),
          })
        : null,
    dinnerRouteUrl: isRouteKnown && self ? links.dinnerRoute(ctx, self) : null,
    team: ownTeam,
    route: isRouteKnown && team ? { teamId: team.id } : null,
  }
}

interface OwnEvening {
  dinner: AuthorizedDinner
  person: Participant
  team: Team
  teams: readonly Team[]
  visits: readonly StoredVisit[]
  routeNotified: boolean
}

/** Of the partner only what is needed to cook together. */
function presentPortalTeam({ dinner, person, team, teams, visits, routeNotified }: OwnEvening) {
  const host = hostOf(team)
  const partners = team.members.filter((member) => member.id !== person.id)
  const onlyGuest = onlyGuests(visits)(team)
  const guests = visits.filter((visit) => visit.hostTeamId === team.id).map((visit) => visit.guestTeamId)
  const expected = teams.filter(({ id, status }) => guests.includes(id) && status !== 'CANCELLED')
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
      callLinks: callLinks(partner.mobileNumber, dinner.basicDetails.country),
      mealSpecifics: dietSummary([partner]),
    })),
    partnerCancelled: team.members.length < dinner.options.teamSize,
    likelyGuestsMealSpecifics:
      routeNotified || onlyGuest ? null : dietSummary(expected.flatMap(({ members }) => members)),
  } satisfies SelfServiceInfo['team']
}

type OwnTeam = ReturnType<typeof presentPortalTeam>

/** The same team under the field names of existing clients; only the first of several partners. */
function presentTeamSelfServiceInfo(
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
    // Existing clients know one diet for both of a registered pair.
    teamPartnerMealSpecifics: partner && !team.fixedPair ? summarisedDiet(partner.mealSpecifics, words) : null,
    likelyGuestMealSpecifics: team.likelyGuestsMealSpecifics && summarisedDiet(team.likelyGuestsMealSpecifics, words),
    teamPartnerCancelled: team.partnerCancelled,
  }
}

/** Existing clients have no field for allergies, so they become part of the note. */
function summarisedDiet({ vegetarian, vegan, lactose, gluten, allergens, notes }: DietSummary, words: MessageWords) {
  const allergies = allergens.map(
    ({ allergen, severity }) => `${words.allergens[allergen]} (${words.severities[severity]})`,
  )
  const dietTexts = allergies.length > 0 ? [`${words.allergies}: ${allergies.join(', ')}`, ...notes] : notes
  return {
    vegetarian: vegetarian > 0,
    vegan: vegan > 0,
    lactose: lactose > 0,
    gluten: gluten > 0,
    mealSpecificsNote: dietTexts.join('; '),
  }
}

/** Members who registered together share one address, so there is no host to choose. */
function isPair({ members }: Team): boolean {
  const [firstMember] = members
  const origin = firstMember?.teamPartnerWishOriginatorId
  return (
    members.length > 1 &&
    origin !== undefined &&
    members.every((member) => member.teamPartnerWishOriginatorId === origin)
  )
}
