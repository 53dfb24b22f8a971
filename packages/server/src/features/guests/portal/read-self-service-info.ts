import type { SelfServiceInfo } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { teamsShownTo } from '@running-dinner/domain/evening/shown-contacts.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { links } from '../../events/dinner-record/index.ts'
import { guestTitle, presentContact } from '../../events/dinners/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import type { PortalParticipant } from './authorized-portal-participant.ts'
import { readMailedState } from './portal-messages.read.ts'
import { presentPortalTeam, presentTeamSelfServiceInfo } from './self-service-info.present.ts'

/** Shows team and route only once the organiser has mailed them: until then the plan may change. */
export async function readSelfServiceInfo(
  ctx: Ctx,
  { dinner, person, selfAdminId }: PortalParticipant & { selfAdminId: string },
): Promise<SelfServiceInfo> {
  const { basicDetails, publicSettings } = dinner
  const mailed = await readMailedState(ctx.db, { dinner, person })
  const [stored, visits] =
    mailed.team || mailed.route
      ? await Promise.all([teamStore.ofDinner(ctx.db, dinner), teamStore.visits(ctx.db, dinner)])
      : [[], []]
  const teams = teamsShownTo(person, stored, dinner, ctx.clock.now())
  const team = teams.find(({ members }) => members.some((member) => member.id === person.id))
  const evening = team && { dinner, person, team, teams, visits, routeTold: mailed.route }
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
