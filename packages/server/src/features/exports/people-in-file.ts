import { type FilePlace, filePlace } from '@running-dinner/contract'
import type { Dinner } from '@running-dinner/domain'
import { type CheckedRow, checkRows, type SortedRows } from '../participants/index.ts'
import { answersInFile } from './answers-in-file.ts'

export interface FilePeople {
  rows: CheckedRow[]
  /** By the number of the row. */
  places: ReadonlyMap<number, FilePlace>
}

/** The people of a file, checked like people added by hand; a wished course is the one at its place here. */
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

/** The coordinate that was known already need not be looked up again; a pair lives together. */
export function withPlaces(added: SortedRows['added'], places: FilePeople['places']): SortedRows['added'] {
  return added.map(({ row, people }) => ({
    row,
    people: people.map((one) => ({
      ...one,
      person: { ...one.person, geocodingResult: places.get(row.rowNumber)?.geocodingResult ?? undefined },
    })),
  }))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
