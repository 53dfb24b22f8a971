import type { OpenRequestsReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { homeOf, seatsAtTable } from '@running-dinner/domain/people'
import { memberCancellationIssues } from '@running-dinner/domain/plan'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { unwantedAddresses } from '../../messages/outbox/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { callLinks } from '../call-links/index.ts'
import { guestRequestStore } from '../request-record/index.ts'

/** Requests of people who still take part. */
export async function readOpenRequests(db: Db | Tx, dinner: AuthorizedDinner): Promise<OpenRequestsReply> {
  const undecided = await guestRequestStore.undecided(db, dinner)
  if (undecided.length === 0) return { requests: [] }
  const { people, teams } = await teamStore.withPeople(db, dinner)
  const refusing = await unwantedAddresses.refusing(
    db,
    dinner,
    people.filter(({ id }) => undecided.some(({ participantId }) => participantId === id)),
  )
  const leaving = new Set(
    undecided.filter(({ kind }) => kind === 'CANNOT_COME').map(({ participantId }) => participantId),
  )
  const requests = undecided.flatMap(({ id, kind, home, word, createdAt, participantId }) => {
    const person = people.find((candidate) => candidate.id === participantId)
    if (!person) return []
    const team = teams.find((candidate) => candidate.id === person.teamId)
    return {
      id,
      kind,
      word,
      askedAt: createdAt.toISOString(),
      participantId,
      name: fullName(person),
      mobileNumber: person.mobileNumber,
      callLinks: callLinks(person.mobileNumber, dinner.basicDetails.country),
      refusesMails: refusing.has(participantId),
      team: team
        ? {
            id: team.id,
            teamNumber: team.teamNumber,
            leavesWhole:
              memberCancellationIssues(team, participantId).length > 0 ||
              team.members.every((member) => leaving.has(member.id)),
          }
        : null,
      home: home
        ? {
            before: homeOf(person),
            after: home,
            peopleAtTable:
              team?.hostMemberId === participantId
                ? seatsAtTable(team.members.length, { teamSize: dinner.options.teamSize, meals: dinner.meals })
                : null,
          }
        : null,
    }
  })
  return { requests }
}
