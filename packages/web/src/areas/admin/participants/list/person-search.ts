import type { ListedParticipant } from '@running-dinner/contract/participants.ts'
import { doorHints } from '@running-dinner/domain/participants/door.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { type FieldText, type PersonField, personTexts } from '@running-dinner/domain/participants/search.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dietNames } from '../../../../features/participants/diet-chips.tsx'
import { useAnswerTexts } from '../../../../features/registration-form/use-answer-texts.ts'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

/** Where a text that is searched stands. */
export type ListField = PersonField | 'partner' | 'diet' | 'door' | 'notes' | 'miscNotes' | 'answer' | 'team' | 'course'

export interface TeamFacts {
  teamNumber: number
  /** The label of the course that the team cooks. */
  course: string
}

export type PersonTexts = (person: ListedParticipant, team: TeamFacts | undefined) => FieldText<ListField>[]

/** All that the organiser's lists show of a person, in the words they show it in. */
export function usePersonTexts(): PersonTexts {
  const { t } = useTranslation(['participants', 'roster'])
  const { registrationQuestions } = useAdminDinner()
  const { allergens, answers } = useAnswerTexts()
  return useMemo(() => {
    const doorWords = { bell: t('roster:detail.bell'), floor: t('roster:detail.floor') }
    return (person, team) => {
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

function texts(field: ListField, found: readonly string[]): FieldText<ListField>[] {
  return found.filter((text) => text !== '').map((text) => ({ field, text }))
}
