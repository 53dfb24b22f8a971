import {
  doorHints,
  type FieldText,
  findHit,
  fullName,
  type PersonField,
  personTexts,
  type SearchHit,
  type SearchIndex,
  searchIndex,
} from '@running-dinner/domain/people'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dietNames } from '../../../../../features/people/participants/diet-chips.tsx'
import { useAnswerTexts } from '../../../../../features/people/registration-form/use-answer-texts.ts'
import { useAdminDinner } from '../../../shell/admin-dinner.ts'
import type { PersonRow } from './person-rows.ts'

/** Where a text that is searched stands. */
export type ListField = PersonField | 'partner' | 'diet' | 'door' | 'notes' | 'miscNotes' | 'answer' | 'team' | 'course'

/** Where each found person was found, by id. */
export type SearchHits = ReadonlyMap<string, SearchHit<ListField>>

/** Hits in all that the organiser's list shows of a person, in the words it shows; undefined while nothing is searched. */
export function useSearchHits(rows: readonly PersonRow[], searchKey: string): SearchHits | undefined {
  const textsOf = usePersonTexts()
  const indexes = useMemo(() => rows.map((row) => searchIndex(textsOf(row))), [rows, textsOf])
  return useMemo(() => searchHits(rows, indexes, searchKey), [rows, indexes, searchKey])
}

/** Undefined for an empty key. */
export function searchHits(
  rows: readonly PersonRow[],
  indexes: readonly SearchIndex<ListField>[],
  searchKey: string,
): SearchHits | undefined {
  if (searchKey === '') return undefined
  const hits = new Map<string, SearchHit<ListField>>()
  for (const [position, { person }] of rows.entries()) {
    const hit = findHit(indexes[position] ?? [], searchKey)
    if (hit) hits.set(person.id, hit)
  }
  return hits
}

function usePersonTexts(): (row: PersonRow) => FieldText<ListField>[] {
  const { t } = useTranslation(['participants', 'roster'])
  const { registrationQuestions } = useAdminDinner()
  const { allergens, answers } = useAnswerTexts()
  return useMemo(() => {
    const doorWords = { bell: t('roster:detail.bell'), floor: t('roster:detail.floor') }
    return ({ person, team }) => {
      const { rootTeamPartnerWish: root, childTeamPartnerWish: child } = person
      return [
        ...personTexts(person),
        ...texts(
          'partner',
          [root, child].flatMap((partner) => (partner ? [fullName(partner)] : [])),
        ),
        ...texts('partner', [person.teamPartnerWishEmail]),
        ...texts('diet', allergens(person.allergens)),
        ...texts('diet', [...dietNames.filter((diet) => person[diet]).map((diet) => t(`diet.${diet}`))]),
        ...texts('diet', [person.mealSpecificsNote]),
        ...texts('door', doorHints(person, doorWords)),
        ...texts('notes', [person.notes]),
        ...texts('miscNotes', [person.miscNotes]),
        ...texts(
          'answer',
          answers(registrationQuestions, person.answers).map(({ text }) => text),
        ),
        ...(team ? texts('team', [t('roster:team', { number: team.teamNumber })]) : []),
        ...(team ? texts('course', [team.course]) : []),
      ]
    }
  }, [t, registrationQuestions, allergens, answers])
}

function texts(field: ListField, foundTexts: readonly string[]): FieldText<ListField>[] {
  return foundTexts.filter((text) => text !== '').map((text) => ({ field, text }))
}
