import { type FileAnswer, type FilePlace, filePlace } from '@running-dinner/contract'
import type { Dinner } from '@running-dinner/domain'
import type { Answer, RegistrationForm } from '@running-dinner/domain/people/registration-form/registration-form.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { type CheckedRow, checkRows, participantStore, type SortedRows } from '../participants/index.ts'

export interface FilePeople {
  rows: CheckedRow[]
  /** Keyed by row number. */
  places: ReadonlyMap<number, FilePlace>
}

/** Validates the people of a file like people added by hand; a wished course is matched by position. */
export async function peopleInFile(
  participants: readonly unknown[],
  { meals, registrationForm }: Pick<Dinner, 'meals' | 'registrationForm'>,
): Promise<FilePeople> {
  const places = new Map(
    participants.map((participant, index) => [index + 1, filePlace.safeParse(participant).data ?? {}] as const),
  )
  const rows = await checkRows(
    participants.map((participant, index) => {
      const place = places.get(index + 1)
      const wished = place?.preferredMeal
      const answers = answersInFile(registrationForm, place?.answers ?? [])
      const preferredMeal = wished ? (meals[wished - 1]?.id ?? null) : null
      return { participant: isRecord(participant) ? { ...participant, preferredMeal, answers } : participant }
    }),
  )
  return { rows, places }
}

/** Matches answers to questions with the same wording; answers to other questions are ignored. */
function answersInFile({ questions }: RegistrationForm, answers: readonly FileAnswer[]): Answer[] {
  return answers.flatMap((given) => {
    const question = questions.find(({ label }) => label === given.question)
    if (!question) return []
    if (question.kind !== 'CHOICE') return [{ questionId: question.id, answer: given.answer }]
    const option = question.options.find(({ label }) => label === given.answer)
    return option ? [{ questionId: question.id, answer: option.id }] : []
  })
}

/** Keeps coordinates of the file, so that they need no look-up; both people of a pair live at one address. */
export function withPlaces(added: SortedRows['added'], places: FilePeople['places']): SortedRows['added'] {
  return added.map(({ row, people }) => ({
    row,
    people: people.map((entry) => ({
      ...entry,
      person: { ...entry.person, geocodingResult: places.get(row.rowNumber)?.geocodingResult ?? undefined },
    })),
  }))
}

/** Stores imported people; one import is one activity. */
export async function addFilePeople(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  added: SortedRows['added'],
): Promise<void> {
  const people = added.flatMap(({ people }) => people)
  if (people.length === 0) return
  await participantStore.insert(tx, dinner, people)
  await recordActivity(tx, ctx.clock, dinner, { type: 'PARTICIPANTS_UPLOADED', data: { count: people.length } })
  await enqueue(tx, 'look-up-addresses')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
