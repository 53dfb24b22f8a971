import type { ArrangementChoice } from '@running-dinner/domain/participants/arrangement-choices.ts'
import type { TFunction } from 'i18next'

/** What a choice gives and what it costs, one sentence each. */
export function choiceText(t: TFunction<'teams'>, choice: ArrangementChoice): string[] {
  switch (choice.kind) {
    case 'EVERYBODY':
      return [
        t('choices.EVERYBODY', choice),
        ...(choice.unevenTables && !choice.guestOnlyTeam ? [t('choices.unevenTables')] : []),
        ...(choice.guestOnlyTeam ? [t('choices.guestOnlyTeam')] : []),
        ...(choice.teamOfThree ? [t('choices.teamOfThree')] : []),
      ]
    case 'SOME_WAIT':
      return [t('choices.SOME_WAIT', { teams: choice.teams, count: choice.waiting })]
    case 'TWO_COURSES':
      return choice.waiting === 0
        ? [t('choices.TWO_COURSES', { teams: choice.teams })]
        : [t('choices.TWO_COURSES', { teams: choice.teams, count: choice.waiting })]
    case 'COOK_TWICE':
      return [t('choices.COOK_TWICE', { teams: choice.teams, count: choice.cookingTwice })]
    case 'MEET_TWICE':
      return [t('choices.MEET_TWICE', { teams: choice.teams })]
    case 'MORE_PEOPLE':
      return [t('choices.MORE_PEOPLE', { count: choice.missing })]
  }
}
