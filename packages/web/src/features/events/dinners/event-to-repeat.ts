import type { EveningSettingsReply } from '@running-dinner/contract/evening'
import type { DinnerReply } from '@running-dinner/contract/events'
import type { PlannedMailReply } from '@running-dinner/contract/messages'
import type { PaymentOptionsReply } from '@running-dinner/contract/payments'
import { storedValues } from '../../../lib/storage.ts'

/** What a new event takes over from an earlier one: no people, teams, links or messages. */
export interface EventToRepeat {
  email: string
  basicDetails: DinnerReply['basicDetails']
  options: DinnerReply['options']
  publicSettings: DinnerReply['publicSettings']
  afterPartyLocation: DinnerReply['afterPartyLocation']
  contract: DinnerReply['contract']
  registrationQuestions: DinnerReply['registrationQuestions']
  allergenListEnabled: boolean
  evening: EveningSettingsReply
  payment: PaymentOptionsReply
  plannedMails: readonly Pick<PlannedMailReply, 'mail' | 'isOn' | 'text'>[]
}

/** Handed over from its administration to the wizard, in this tab only. The number grows when the shape changes. */
export const eventToRepeat = storedValues<EventToRepeat>('session', 'running-dinner-again/1')
