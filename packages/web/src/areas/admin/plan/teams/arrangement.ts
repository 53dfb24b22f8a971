import type { DinnerReply } from '@running-dinner/contract/events'
import type { participantRoutes } from '@running-dinner/contract/people'
import type { ReplyOf } from '@running-dinner/contract/route'
import type { LocalDate } from '@running-dinner/domain/local-date'
import { type ArrangementChoice, arrangementChoices } from '@running-dinner/domain/people'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { tooLowLimit } from '../../shell/next-step.ts'

/** The possible ways to seat this number of confirmed people, best first. */
export function useArrangementChoices(people: number): ArrangementChoice[] {
  const { meals, options } = useAdminDinner()
  const [mealCount, teamSize] = [meals.length, options.teamSize]
  return useMemo(() => arrangementChoices(people, { mealCount, teamSize }), [people, mealCount, teamSize])
}

/** Whether some people can either wait or join at uneven tables: only then does the organiser have to choose. */
export function isChoice(choices: readonly ArrangementChoice[]): boolean {
  return choices.some(({ kind }) => kind === 'EVERYBODY') && choices.some(({ kind }) => kind === 'SOME_WAIT')
}

type ParticipantList = Pick<
  ReplyOf<typeof participantRoutes.list>,
  'numParticipantsTotal' | 'missingParticipantsInfo'
> & { participants: readonly unknown[]; participantsWaitingList: readonly unknown[] }

interface Settings {
  basicDetails: Pick<DinnerReply['basicDetails'], 'registrationType'>
  options: Pick<DinnerReply['options'], 'teamSize'>
  publicSettings: Pick<
    NonNullable<DinnerReply['publicSettings']>,
    'registrationDeactivated' | 'endOfRegistrationDate' | 'participantLimit'
  > | null
  sessionData: Pick<DinnerReply['sessionData'], 'assignableParticipantSizes'>
}

/** What building teams now would result in; shown while there are no teams. */
export interface ArrangementOutlook {
  participants: number
  /** 0 while there are fewer people than the minimum. */
  teams: number
  waiting: number
  missing: number
  minimum: number
  /** Places, where they are too few for any dinner. */
  limit: number | undefined
  /** The number of people in teams is always a multiple of this. */
  step: number
  /** Last day of registration; undefined when registration is closed. */
  registrationUntil: LocalDate | undefined
}

export function arrangementOutlook(
  participantList: ParticipantList,
  dinner: Settings,
  today: LocalDate,
): ArrangementOutlook {
  const missing = participantList.missingParticipantsInfo.numParticipantsMissing
  const limit = tooLowLimit(dinner)
  const { minimumParticipantsNeeded, nextParticipantsOffsetSize } = dinner.sessionData.assignableParticipantSizes
  const isPossible = missing === 0 && limit === undefined
  return {
    participants: participantList.numParticipantsTotal,
    teams: isPossible ? Math.floor(participantList.participants.length / dinner.options.teamSize) : 0,
    waiting: participantList.participantsWaitingList.length,
    missing,
    minimum: minimumParticipantsNeeded,
    limit,
    step: nextParticipantsOffsetSize,
    registrationUntil: registrationUntil(dinner, today),
  }
}

/** Registration is still open on its last day. */
function registrationUntil(dinner: Settings, today: LocalDate): LocalDate | undefined {
  const { publicSettings, basicDetails } = dinner
  if (basicDetails.registrationType === 'CLOSED' || publicSettings === null || publicSettings.registrationDeactivated)
    return undefined
  return today <= publicSettings.endOfRegistrationDate ? publicSettings.endOfRegistrationDate : undefined
}

/** Result of a choice in the first sentence, its drawbacks in the others. */
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
