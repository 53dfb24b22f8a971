import type { Participant, Team } from '@running-dinner/domain'
import { type Addressee, type Knowledge, knowledge } from '@running-dinner/domain/knowledge/knowledge.ts'
import { type Evening, type Letter, type LetterKind, letterOf } from '@running-dinner/domain/knowledge/letter.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { letterStore, type StoredLetter } from '../letters/index.ts'
import { teamStore } from '../teams/index.ts'

export interface CurrentLetters {
  team: Team
  person: Participant
  letters: Readonly<Record<LetterKind, Letter>>
}

export function eveningOf(dinner: AuthorizedDinner, { teams, visits }: Pick<Evening, 'teams' | 'visits'>): Evening {
  return {
    date: dinner.basicDetails.date,
    meals: dinner.meals,
    afterParty: dinner.afterPartyLocation,
    teams,
    visits,
  }
}

/** What is true now for every member of a team, by participant. */
export async function readCurrentLetters(db: Db | Tx, dinner: AuthorizedDinner): Promise<Map<string, CurrentLetters>> {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(db, dinner), teamStore.visits(db, dinner)])
  const evening = eveningOf(dinner, { teams, visits })
  return new Map(
    teams.flatMap((team) =>
      team.members.map((person) => [
        person.id,
        {
          team,
          person,
          letters: {
            TEAM: letterOf('TEAM', person, team, evening),
            DINNER_ROUTE: letterOf('DINNER_ROUTE', person, team, evening),
          },
        },
      ]),
    ),
  )
}

export interface KnownEvening {
  teamsExist: boolean
  current: Map<string, CurrentLetters>
  letters: StoredLetter[]
  knowledge: Knowledge
}

/** Who knows what. While there are no teams nothing concerns anyone. */
export async function readKnownEvening(db: Db | Tx, dinner: AuthorizedDinner): Promise<KnownEvening> {
  const current = await readCurrentLetters(db, dinner)
  const letters = current.size === 0 ? [] : await letterStore.ofDinner(db, dinner)
  const members = [...current].map(
    ([participantId, { person, team, letters: now }]): Addressee => ({
      participantId,
      email: person.email,
      team: { id: team.id, letters: now },
    }),
  )
  const former = new Map(
    letters
      .filter(({ participantId }) => !current.has(participantId))
      .map(({ participantId, recipientEmail }): [string, Addressee] => [
        participantId,
        { participantId, email: recipientEmail, team: undefined },
      ]),
  )
  const isDemo = dinner.runningDinnerType === 'DEMO'
  const known = knowledge({ addressees: [...members, ...former.values()], letters, isDemo })
  return { teamsExist: current.size > 0, current, letters, knowledge: known }
}
