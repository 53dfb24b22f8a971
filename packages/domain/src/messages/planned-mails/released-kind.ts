import type { SentLetter } from '../knowledge/knowledge.ts'
import type { LetterKind } from '../knowledge/letter.ts'

/**
 * What the organiser has sent to a person about the teams there are now; a mail that goes out by itself tells no more than that.
 * Undefined: neither their team nor their route.
 */
export function releasedKind(
  participantId: string,
  letters: readonly Pick<SentLetter, 'participantId' | 'teamId' | 'letter'>[],
  currentTeamIds: ReadonlySet<string>,
): LetterKind | undefined {
  const own = letters.filter((sent) => sent.participantId === participantId && currentTeamIds.has(sent.teamId))
  if (own.some(({ letter }) => letter.kind === 'DINNER_ROUTE')) return 'DINNER_ROUTE'
  return own.length > 0 ? 'TEAM' : undefined
}
