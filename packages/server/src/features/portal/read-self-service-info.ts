import type { SelfServiceInfo } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { links } from '../dinners/index.ts'
import { teamStore } from '../teams/index.ts'
import type { PortalParticipant } from './authorized-portal-participant.ts'
import { readWhatWasTold } from './portal-messages.read.ts'
import { presentPortalTeam } from './self-service-info.present.ts'

/** Nothing the organiser has not told yet: the plan may still change (rules 14.2). */
export async function readSelfServiceInfo(ctx: Ctx, { dinner, person }: PortalParticipant): Promise<SelfServiceInfo> {
  const { basicDetails, publicSettings } = dinner
  const told = await readWhatWasTold(ctx.db, { dinner, person })
  const [teams, visits] =
    told.team || told.route
      ? await Promise.all([teamStore.ofDinner(ctx.db, dinner), teamStore.visits(ctx.db, dinner)])
      : [[], []]
  const team = teams.find((one) => one.members.some((member) => member.id === person.id))
  const evening = team && { dinner, person, team, teams, visits, routeTold: told.route }
  const comesAbout = dinner.cancellationDate === undefined
  return {
    eventName: basicDetails.title,
    eventDate: basicDetails.date,
    city: basicDetails.city,
    languageCode: basicDetails.languageCode,
    publicUrl: publicSettings ? links.publicDinner(ctx, publicSettings.publicDinnerId) : '',
    cancelled: !comesAbout,
    firstnamePart: person.firstnamePart,
    team: comesAbout && told.team && evening ? presentPortalTeam(evening) : null,
    route: comesAbout && told.route && team ? { teamId: team.id } : null,
  }
}
