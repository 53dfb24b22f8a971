import {
  type AfterPartyLocation,
  clockOf,
  fullName,
  hostOf,
  type Language,
  type Participant,
  type Team,
} from '@running-dinner/domain'
import { membersToCall } from '@running-dinner/domain/evening'
import { type DoorWords, doorHints } from '@running-dinner/domain/people'
import { type Evening, evenings, onlyGuests } from '@running-dinner/domain/plan'
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
  askedLanguage: Language | undefined,
): Promise<PrintPlan> {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(ctx.db, dinner), teamStore.visits(ctx.db, dinner)])
  if (teams.length === 0) refuse('teams_not_existing')
  const language = askedLanguage ?? dinner.basicDetails.languageCode
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

type Home = Pick<Participant, 'street' | 'streetNr' | 'zip' | 'cityName'>

export function streetText({ street, streetNr }: Home): string {
  return `${street} ${streetNr}`.trim()
}

export function townText({ zip, cityName }: Home): string {
  return `${zip} ${cityName}`.trim()
}

export function addressText(home: Home): string {
  return [streetText(home), townText(home)].filter((part) => part !== '').join(', ')
}

export function phonesOf(team: Team): { name: string; mobileNumber: string }[] {
  return membersToCall(team).map(({ firstnamePart, mobileNumber }) => ({ name: firstnamePart, mobileNumber }))
}

/** The cells name, address, how to find it, telephone numbers and seats of a team's host; empty without a host. */
export function hostCells(team: Team, words: DoorWords): string[] {
  const host = hostOf(team)
  return [
    host ? fullName(host) : '',
    host ? addressText(host) : '',
    host ? doorHints(host, words).join(', ') : '',
    phonesOf(team)
      .map(({ mobileNumber }) => mobileNumber)
      .join(', '),
    host?.numSeats === undefined ? '' : String(host.numSeats),
  ]
}

export function afterPartyText({ title, time, addressName, ...home }: AfterPartyLocation): string {
  return [`${title} (${clockOf(time)})`, addressName, addressText(home)].filter((part) => part !== '').join(', ')
}
