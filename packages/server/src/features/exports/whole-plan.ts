import type { Language, Team } from '@running-dinner/domain'
import { type Evening, evenings } from '@running-dinner/domain/dinner-routes/evenings.ts'
import { onlyGuests } from '@running-dinner/domain/dinner-routes/only-guests.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refuse } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { teamStore } from '../teams/index.ts'
import { type PrintingWords, printingWords } from './printing-words.ts'

/** Everything lists and cards are made of. */
export interface WholePlan {
  dinner: AuthorizedDinner
  language: Language
  words: PrintingWords
  /** Cancelled ones too. */
  teams: Team[]
  evenings: Evening[]
  onlyGuest(team: Team): boolean
}

/** The plan as it stands, in the language asked for or the event's; without teams there is nothing to print. */
export async function wholePlan(
  ctx: Pick<Ctx, 'db'>,
  dinner: AuthorizedDinner,
  asked: Language | undefined,
): Promise<WholePlan> {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(ctx.db, dinner), teamStore.visits(ctx.db, dinner)])
  if (teams.length === 0) refuse('teams_not_existing')
  const language = asked ?? dinner.basicDetails.languageCode
  return {
    dinner,
    language,
    words: printingWords(language),
    teams,
    evenings: evenings(teams, visits, dinner.meals),
    onlyGuest: onlyGuests(visits),
  }
}
