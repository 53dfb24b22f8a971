import type { Language, Team } from '@running-dinner/domain'
import { onlyGuests } from '@running-dinner/domain/plan/dinner-routes/dinner-route.ts'
import { type Evening, evenings } from '@running-dinner/domain/plan/dinner-routes/evenings.ts'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import { refuse } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'

/** Data of all lists and papers. */
export interface PrintPlan {
  dinner: AuthorizedDinner
  language: Language
  words: PrintingWords
  /** Includes cancelled teams. */
  teams: Team[]
  evenings: Evening[]
  onlyGuest(team: Team): boolean
}

/** Reads the current plan, in the requested language or the event's; refused without teams. */
export async function readPrintPlan(
  ctx: Pick<Ctx, 'db'>,
  dinner: AuthorizedDinner,
  asked: Language | undefined,
): Promise<PrintPlan> {
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

export interface Table {
  header: string[]
  rows: string[][]
}

/** Phrases of lists and papers; diets use the wording of mails. */
function printingWords(language: Language) {
  const { printing, messages } = phrases[language]
  return { lists: printing.lists, paper: printing.paper, mailWords: messages.words }
}

type PrintingWords = ReturnType<typeof printingWords>
