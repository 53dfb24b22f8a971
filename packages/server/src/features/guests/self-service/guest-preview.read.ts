import type { GuestPreviewReply } from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import { dinnerRoute } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { readOwnEvening, readSharedEvening } from '../../evening/day/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { presentOwnRoute, presentSession } from './own-pages.present.ts'
import { ownTeam, presentOwnTeam } from './own-team.ts'

/**
 * The own page of one guest for the organiser, without the guest's secret and without storing anything. In a demo, where mails reach
 * nobody, a route that was not mailed is shown as if it were, and without a person that of somebody whose route is complete.
 */
export async function readGuestPreview(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  participantId: string | undefined,
): Promise<GuestPreviewReply> {
  const isDemo = dinner.runningDinnerType === 'DEMO'
  const person =
    participantId === undefined
      ? isDemo && (await guestWithRoute(ctx, dinner))
      : await participantStore.byId(ctx.db, dinner, participantId)
  // Who has not confirmed has no page either.
  if (!person || person.activationDate === undefined) throw notFound()
  const reader = { dinner, person }
  const now = ctx.clock.now()
  const membership = person.teamId === undefined ? undefined : await ownTeam(ctx.db, reader, person.teamId)
  const asNow = await readOwnEvening(ctx, reader)
  const isHidden = asNow.stops.length === 0
  const evening = isHidden && isDemo ? await readOwnEvening(ctx, reader, { asIfMailed: true }) : asNow
  const isShown = evening.stops.length > 0
  return {
    teamId: membership?.team.id ?? null,
    session: presentSession(reader),
    card:
      membership && isShown
        ? { team: presentOwnTeam(reader, membership, now), route: presentOwnRoute(reader, membership, now), evening }
        : null,
    asIfMailed: isHidden && isShown,
  }
}

/** A member of the first team that has a table in every course; preferably one who does not host. */
async function guestWithRoute(ctx: Ctx, dinner: AuthorizedDinner): Promise<Participant | undefined> {
  const { teams, visits, meals } = (await readSharedEvening(ctx.db, dinner)).plan
  const team = teams.find((candidate) => {
    const stops = dinnerRoute(candidate, teams, visits, meals)
    return stops.length === meals.length && stops.every((stop) => stop.team.status !== 'CANCELLED')
  })
  return team?.members.find(({ id }) => id !== team.hostMemberId) ?? team?.members[0]
}
