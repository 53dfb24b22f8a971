import type { ReplyOf, selfRoutes } from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import { partyShown, teamShownTo, teamsShownTo } from '@running-dinner/domain/evening'
import { guestTitle, presentContact } from '../../events/dinners/index.ts'
import type { OwnReader } from '../../people/participants/index.ts'
import { presentDinnerRoute } from '../../plan/dinner-routes/index.ts'
import type { OwnTeam } from './own-team.ts'

export function presentSession({ dinner, person }: OwnReader): ReplyOf<typeof selfRoutes.sessionData> {
  return {
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
  }
}

function wishClosed({ teamId, teamPartnerWishOriginatorId }: Participant): 'TEAM' | 'PAIR' | null {
  if (teamId !== undefined) return 'TEAM'
  return teamPartnerWishOriginatorId === undefined ? null : 'PAIR'
}

export function presentOwnRoute(
  { dinner, person }: OwnReader,
  { team, teams, visits }: Pick<OwnTeam, 'team' | 'teams' | 'visits'>,
  now: Date,
): ReplyOf<typeof selfRoutes.dinnerRoute> {
  const shown = {
    team: teamShownTo(person, team, dinner, now),
    teams: teamsShownTo(person, teams, dinner, now),
  }
  return {
    ...presentDinnerRoute(partyShown(dinner, now), shown.team, shown.teams, visits),
    cancelled: dinner.cancellationDate !== undefined,
  }
}
