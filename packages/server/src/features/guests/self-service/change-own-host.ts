import type { BodyOf, SelfTeamReply, selfRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { hostRefusal } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { openPlan, teamStore } from '../../plan/teams/index.ts'
import type { AuthorizedParticipant } from './authorized-participant.ts'
import { hostChangedMail } from './host-changed.mails.ts'
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
    const own = await ownTeam(tx, self, teamId, plan.before)
    const { team } = own
    const host = team.members.find((member) => member.id === input.newHostingTeamMemberId)
    if (!host) refuse('team_host_not_member', 'newHostingTeamMemberId')
    const refusal = hostRefusal(team, host.id, own.onlyGuest)
    if (refusal) refuse(refusal, 'newHostingTeamMemberId')
    if (team.hostMemberId === host.id) return presentOwnTeam(self, own, ctx.clock.now())
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
    return presentOwnTeam(self, { ...own, team: { ...team, hostMemberId: host.id } }, ctx.clock.now())
  })
}
