import type { OwnEveningReply } from '@running-dinner/contract'
import { eveningOf } from '@running-dinner/domain/evening/evening.ts'
import { contactsEndAt, eveningPhaseOf } from '@running-dinner/domain/evening/evening-window.ts'
import { letterOf } from '@running-dinner/domain/messages/knowledge/letter.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { OwnReader } from '../../guests/self-service/index.ts'
import { eveningOf as letterEvening } from '../../messages/knowledge/index.ts'
import { letterStore } from '../../messages/letters/index.ts'
import { readSharedEvening } from './evening-plan.read.ts'
import { readHelpersToCall } from './helpers-to-call.read.ts'
import { changedAtFor, noticesFor, routeLetters } from './notices.read.ts'
import { presentOwnEvening } from './own-evening.present.ts'

/**
 * The evening of one person. The route is shown once it was mailed to the person, and to all when the evening begins; contacts
 * are shown until the noon after it. `asIfMailed` shows the route without either.
 */
export async function readOwnEvening(
  ctx: Ctx,
  { dinner, person: self }: OwnReader,
  { asIfMailed = false } = {},
): Promise<OwnEveningReply> {
  const now = ctx.clock.now()
  const [{ plan, reports }, letters] = await Promise.all([
    readSharedEvening(ctx.db, dinner),
    letterStore.ofDinner(ctx.db, dinner, self.id),
  ])
  const team = plan.teams.find(({ members }) => members.some(({ id }) => id === self.id))
  const person = team?.members.find(({ id }) => id === self.id) ?? self
  const isRouteShown = asIfMailed || routeLetters(letters).length > 0 || eveningPhaseOf(dinner, now) !== 'BEFORE'
  const hasContacts = now < contactsEndAt(dinner)
  const current = team && letterOf('DINNER_ROUTE', person, team, letterEvening(dinner, plan))
  const notices =
    current && hasContacts
      ? noticesFor(
          self.id,
          dinner,
          { letters, current, changedAt: await changedAtFor(ctx.db, dinner, letters, current, now), reports },
          now,
        )
      : []
  const state = eveningOf(plan, reports, now)
  const helpers =
    team && hasContacts ? await readHelpersToCall(ctx.db, dinner, team, { plan, reports, state, now }) : []
  return presentOwnEvening(
    dinner,
    { person, team: isRouteShown ? team : undefined, plan, state, reports, notices, hasContacts, helpers },
    now,
  )
}
