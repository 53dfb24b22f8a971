import type { MailReachReply, StandingReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import type { KnowledgeState } from '@running-dinner/domain/knowledge/knowledge.ts'
import type { LetterKind } from '@running-dinner/domain/knowledge/letter.ts'
import type { Db } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { type KnownEvening, readKnownEvening } from '../knowledge/index.ts'

/** Reads the facts from which the client derives the phase of an event. */
export async function readStanding(db: Db, dinner: AuthorizedDinner): Promise<StandingReply> {
  const [people, evening] = await Promise.all([
    db
      .selectFrom('participant')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('dinnerId', '=', dinner.id)
      .where('activatedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
    readKnownEvening(db, dinner),
  ])
  const { outdated } = evening.knowledge
  // A team message that is not true any more is written again; what changed about routes is a step of its own.
  const teamMails = reachOf('TEAM', evening, ['KNOWN'])
  const routeMails = reachOf('DINNER_ROUTE', evening, ['KNOWN', 'OUTDATED'])
  return {
    numParticipants: Number(people.count),
    teamsExist: evening.teamsExist,
    teamMailsSent: isComplete(teamMails),
    routeMailsSent: isComplete(routeMails),
    teamMails,
    routeMails,
    untoldChanges: routeMails.begun ? outdated.length : 0,
  }
}

function isComplete({ teams, teamsReached }: MailReachReply): boolean {
  return teams > 0 && teamsReached === teams
}

/** Limits of the reply: failed recipients shown by name, and team ids that fit into a link. */
const [maxFailed, maxTeamIds] = [5, 101]

/** A team is reached when each of its members is in one of the given states. */
function reachOf(
  kind: LetterKind,
  { current, knowledge, letters }: KnownEvening,
  reached: readonly KnowledgeState[],
): MailReachReply {
  const members = knowledge.people.flatMap(({ participantId, states }) => {
    const found = current.get(participantId)
    return found ? [{ ...found, state: states[kind] ?? 'NEVER' }] : []
  })
  const teamIds = new Set(members.map(({ team }) => team.id))
  const unreached = new Set(members.filter(({ state }) => !reached.includes(state)).map(({ team }) => team.id))
  const numberOf = (...states: KnowledgeState[]) =>
    members.filter(({ state }) => states.includes(state) && !reached.includes(state)).length
  const failed = members.flatMap(({ person, team, state }) => {
    const letter = letters.findLast((sent) => sent.participantId === person.id && sent.state === 'FAILED')
    if (state !== 'FAILED' || letter?.jobId === undefined) return []
    return [{ name: fullName(person), teamNumber: team.teamNumber, jobId: letter.jobId }]
  })
  return {
    begun: letters.some(({ letter, participantId }) => letter.kind === kind && current.has(participantId)),
    teams: teamIds.size,
    teamsReached: teamIds.size - unreached.size,
    unreachedTeamIds: [...unreached].slice(0, maxTeamIds),
    onTheWay: numberOf('QUEUED'),
    numFailed: numberOf('FAILED'),
    unsent: numberOf('NEVER', 'OUTDATED'),
    failed: failed.slice(0, maxFailed),
  }
}
