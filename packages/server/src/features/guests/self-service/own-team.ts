import type { SelfTeamReply } from '@running-dinner/contract'
import type { Participant, Team } from '@running-dinner/domain'
import { teamShownTo } from '@running-dinner/domain/evening'
import { isEveningOver } from '@running-dinner/domain/events'
import { dietSummary, isFixedPairTeam, onlyGuests } from '@running-dinner/domain/plan'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { readMessagesSent } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { callLinks } from '../../people/call-links/index.ts'
import type { OwnReader } from '../../people/participants/index.ts'
import { type Evening, mealOf, type StoredVisit, teamStore } from '../../plan/teams/index.ts'

export interface OwnTeam {
  team: Team
  teams: Team[]
  visits: StoredVisit[]
  /** The team cooks nothing. */
  onlyGuest: boolean
  /** Messages about routes were sent. */
  routesMailed: boolean
}

/** The team in the link if the person is a member; any other team is a 404. Reads the evening unless it was read already. */
export async function ownTeam(
  db: Db | Tx,
  { dinner, person }: OwnReader,
  teamId: string,
  evening?: Evening,
): Promise<OwnTeam> {
  const [{ teams, visits }, messagesSent] = await Promise.all([
    evening ?? teamStore.evening(db, dinner),
    readMessagesSent(db, dinner),
  ])
  const team = teams.find(({ id, members }) => id === teamId && members.some((member) => member.id === person.id))
  if (!team) throw notFound()
  return {
    team,
    teams,
    visits,
    onlyGuest: onlyGuests(visits)(team),
    routesMailed: messagesSent.dinnerRouteMessagesSent,
  }
}

export function presentOwnTeam(
  { dinner, person }: OwnReader,
  shownTeam: Pick<OwnTeam, 'team' | 'onlyGuest' | 'routesMailed'>,
  now: Date,
): SelfTeamReply {
  const { onlyGuest, routesMailed } = shownTeam
  const team = teamShownTo(person, shownTeam.team, dinner, now)
  const members = team.members.map((member) => presentMember(member, person, dinner))
  return {
    id: team.id,
    teamNumber: team.teamNumber,
    status: team.status,
    meal: mealOf(dinner, team),
    onlyGuest,
    hostTeamMember: members.find((member) => member.id === team.hostMemberId) ?? null,
    teamMembers: members,
    fixedPair: isFixedPairTeam(team),
    routesMailed,
    over: isEveningOver(dinner, now),
    cancelled: dinner.cancellationDate !== undefined,
  }
}

function presentMember(
  member: Participant,
  me: Participant,
  { basicDetails }: AuthorizedDinner,
): SelfTeamReply['teamMembers'][number] {
  return {
    id: member.id,
    firstnamePart: member.firstnamePart,
    lastname: member.lastname,
    mobileNumber: member.mobileNumber,
    callLinks: callLinks(member.mobileNumber, basicDetails.country),
    isMe: member.id === me.id,
    teamPartnerWishOriginatorId: member.teamPartnerWishOriginatorId ?? null,
    mealSpecifics: dietSummary([member]),
    withoutSeats: member.numSeats === 0,
  }
}
