import type { EveningPeopleReply, EveningTeamReply } from '@running-dinner/contract'
import { fullName, hostOf, instantIn, type Team } from '@running-dinner/domain'
import { areContactsShown, eveningOpensAt, eveningPhaseOf, isoTimeIn } from '@running-dinner/domain/evening'
import { dinnerRoute } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { callLinks } from '../../people/call-links/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import type { EveningAccess } from '../helper-links/index.ts'
import { presentPlace } from './own-evening.present.ts'

/** Names, numbers and homes for the board, until the noon after the evening. */
export async function readEveningPeople(ctx: Ctx, { dinner, helper }: EveningAccess): Promise<EveningPeopleReply> {
  const now = ctx.clock.now()
  const [teams, visits] = await Promise.all([teamStore.ofDinner(ctx.db, dinner), teamStore.visits(ctx.db, dinner)])
  const { timeZone, country } = dinner.basicDetails
  const hasContacts = areContactsShown(dinner, now)
  return {
    now: isoTimeIn(timeZone, now),
    title: dinner.basicDetails.title,
    languageCode: dinner.basicDetails.languageCode,
    phase: eveningPhaseOf(dinner, now),
    opensAt: isoTimeIn(timeZone, eveningOpensAt(dinner)),
    cancelled: dinner.cancellationDate !== undefined,
    helper: helper?.name ?? null,
    meals: dinner.meals.map(({ id, label, time }) => ({
      mealId: id,
      label,
      startsAt: isoTimeIn(timeZone, instantIn(timeZone, time)),
    })),
    teams: teams.map((team) => ({
      ...presentTeam(team, { hasContacts, country }),
      stops: dinnerRoute(team, teams, visits, dinner.meals).map((stop) => ({
        mealId: stop.meal.id,
        hostTeamId: stop.team.id,
      })),
    })),
  }
}

function presentTeam(
  team: Team,
  { hasContacts, country }: { hasContacts: boolean; country: string },
): Omit<EveningTeamReply, 'stops'> {
  const host = hostOf(team)
  return {
    teamId: team.id,
    teamNumber: team.teamNumber,
    cancelled: team.status === 'CANCELLED',
    members: team.members.map((person) => ({
      participantId: person.id,
      name: fullName(person),
      phone: hasContacts ? person.mobileNumber : '',
      callLinks: hasContacts ? callLinks(person.mobileNumber, country) : [],
      isHost: person.id === host?.id,
      languageCode: person.languageCode,
    })),
    place: hasContacts && host ? presentPlace(host) : null,
  }
}
