import { selfRoutes } from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import { partyShown, teamShownTo, teamsShownTo } from '@running-dinner/domain/evening/shown-contacts.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../platform/http/handler.ts'
import { presentDinnerRoute } from '../dinner-routes/index.ts'
import { guestTitle, presentContact } from '../dinners/index.ts'
import { requireParticipant } from './authorized-participant.ts'
import { changeOwnHost } from './change-own-host.ts'
import { ownTeam, presentOwnTeam } from './own-team.ts'

export function selfServiceHandlers(ctx: Ctx): Handler[] {
  const participant = requireParticipant(ctx)
  return [
    handler(selfRoutes.sessionData, participant, async (_call, { dinner, person }) => ({
      languageCode: person.languageCode,
      meals: dinner.meals,
      title: guestTitle(dinner),
      date: dinner.basicDetails.date,
      city: dinner.basicDetails.city,
      teamPartnerWishEmail: person.teamPartnerWishEmail,
      teamPartnerWishDisabled: dinner.options.teamPartnerWishDisabled,
      teamPartnerWishClosed: wishClosed(person),
      firstnamePart: person.firstnamePart,
      cancelled: dinner.cancellationDate !== undefined,
      ...presentContact(dinner),
    })),
    handler(selfRoutes.team, participant, async ({ params }, self) => {
      return presentOwnTeam(self, await ownTeam(ctx.db, self, idOf(params, 'teamId')), ctx.clock.now())
    }),
    handler(selfRoutes.changeHost, participant, async ({ params, body }, self) =>
      changeOwnHost(ctx, self, idOf(params, 'teamId'), body),
    ),
    handler(selfRoutes.dinnerRoute, participant, async ({ params }, self) => {
      const { team, teams, visits } = await ownTeam(ctx.db, self, idOf(params, 'teamId'))
      const { dinner, person } = self
      const now = ctx.clock.now()
      const shown = {
        team: teamShownTo(person, team, dinner, now),
        teams: teamsShownTo(person, teams, dinner, now),
      }
      return {
        ...presentDinnerRoute(partyShown(dinner, now), shown.team, shown.teams, visits),
        cancelled: dinner.cancellationDate !== undefined,
      }
    }),
  ]
}

function wishClosed({ teamId, teamPartnerWishOriginatorId }: Participant): 'TEAM' | 'PAIR' | null {
  if (teamId !== undefined) return 'TEAM'
  return teamPartnerWishOriginatorId === undefined ? null : 'PAIR'
}
