import { type BodyOf, guestPreviewRoutes, type SelfTeamReply, selfRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { hostRefusal } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { requireDinner } from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { type AuthorizedParticipant, requireParticipant } from '../../people/participants/index.ts'
import { openPlan, teamStore } from '../../plan/teams/index.ts'
import { readGuestPreview } from './guest-preview.read.ts'
import { hostChangedMail } from './host-changed.mails.ts'
import { presentOwnRoute, presentSession } from './own-pages.present.ts'
import { ownTeam, presentOwnTeam } from './own-team.ts'

/**
 * A member chooses the team's host; the other members are mailed. The current host changes nothing, and a guest-only team has
 * no host.
 */
export async function changeOwnHost(
  ctx: Ctx,
  self: AuthorizedParticipant,
  teamId: string,
  input: BodyOf<typeof selfRoutes.changeHost>,
): Promise<SelfTeamReply> {
  const { dinner, person } = self
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, dinner, undefined)
    const memberTeam = await ownTeam(tx, self, teamId, plan.before)
    const { team } = memberTeam
    const host = team.members.find((member) => member.id === input.newHostingTeamMemberId)
    if (!host) refuse('team_host_not_member', 'newHostingTeamMemberId')
    const refusal = hostRefusal(team, host.id, memberTeam.onlyGuest)
    if (refusal) refuse(refusal, 'newHostingTeamMemberId')
    if (team.hostMemberId === host.id) return presentOwnTeam(self, memberTeam, ctx.clock.now())
    if (host.numSeats === 0) refuse('host_without_seats', 'newHostingTeamMemberId')
    await teamStore.setHosts(tx, dinner, [{ id: team.id, hostMemberId: host.id }])
    const partners = team.members.filter((member) => member.id !== person.id)
    for (const member of partners)
      await queueMail(tx, ctx, dinner, hostChangedMail(dinner, { person, host, member, comment: input.comment }))
    await plan.commit({
      type: 'PARTICIPANT_CHANGED_TEAMHOST',
      data: { teamNumber: team.teamNumber, host: fullName(host), name: fullName(person) },
      originator: fullName(person),
      related: { type: 'PARTICIPANT', id: person.id },
    })
    return presentOwnTeam(self, { ...memberTeam, team: { ...team, hostMemberId: host.id } }, ctx.clock.now())
  })
}

export function selfServiceHandlers(ctx: Ctx): Handler[] {
  const participant = requireParticipant(ctx)
  return [
    handler(selfRoutes.sessionData, participant, async (_call, self) => presentSession(self)),
    handler(selfRoutes.team, participant, async ({ params }, self) => {
      return presentOwnTeam(self, await ownTeam(ctx.db, self, idOf(params, 'teamId')), ctx.clock.now())
    }),
    handler(selfRoutes.changeHost, participant, async ({ params, body }, self) =>
      changeOwnHost(ctx, self, idOf(params, 'teamId'), body),
    ),
    handler(selfRoutes.dinnerRoute, participant, async ({ params }, self) =>
      presentOwnRoute(self, await ownTeam(ctx.db, self, idOf(params, 'teamId')), ctx.clock.now()),
    ),
    handler(guestPreviewRoutes.guestPreview, requireDinner(ctx), ({ query }, dinner) =>
      readGuestPreview(ctx, dinner, query.participantId),
    ),
  ]
}
