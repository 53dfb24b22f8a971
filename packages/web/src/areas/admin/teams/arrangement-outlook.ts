import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import type { participantRoutes } from '@running-dinner/contract/participants.ts'
import type { ReplyOf } from '@running-dinner/contract/route.ts'
import type { LocalDate } from '@running-dinner/domain/local-date.ts'

type ParticipantList = Pick<
  ReplyOf<typeof participantRoutes.list>,
  'numParticipantsTotal' | 'missingParticipantsInfo'
> & { participants: readonly unknown[]; participantsWaitingList: readonly unknown[] }

interface Settings {
  basicDetails: Pick<DinnerReply['basicDetails'], 'registrationType'>
  options: Pick<DinnerReply['options'], 'teamSize'>
  publicSettings: Pick<
    NonNullable<DinnerReply['publicSettings']>,
    'registrationDeactivated' | 'endOfRegistrationDate'
  > | null
  sessionData: Pick<DinnerReply['sessionData'], 'assignableParticipantSizes'>
}

/** What building teams now would give (rules 3.5, "no teams yet"). */
export interface ArrangementOutlook {
  participants: number
  /** 0 while people are missing. */
  teams: number
  waiting: number
  missing: number
  minimum: number
  /** Teams come in steps of this many people. */
  step: number
  /** While people can still register: until when. */
  registrationUntil: LocalDate | undefined
}

export function arrangementOutlook(list: ParticipantList, dinner: Settings, today: LocalDate): ArrangementOutlook {
  const missing = list.missingParticipantsInfo.numParticipantsMissing
  const { minimumParticipantsNeeded, nextParticipantsOffsetSize } = dinner.sessionData.assignableParticipantSizes
  return {
    participants: list.numParticipantsTotal,
    teams: missing > 0 ? 0 : Math.floor(list.participants.length / dinner.options.teamSize),
    waiting: list.participantsWaitingList.length,
    missing,
    minimum: minimumParticipantsNeeded,
    step: nextParticipantsOffsetSize,
    registrationUntil: registrationUntil(dinner, today),
  }
}

/** The day itself still counts (decisions B10). */
function registrationUntil(dinner: Settings, today: LocalDate): LocalDate | undefined {
  const { publicSettings, basicDetails } = dinner
  if (basicDetails.registrationType === 'CLOSED' || publicSettings === null || publicSettings.registrationDeactivated)
    return undefined
  return today <= publicSettings.endOfRegistrationDate ? publicSettings.endOfRegistrationDate : undefined
}
