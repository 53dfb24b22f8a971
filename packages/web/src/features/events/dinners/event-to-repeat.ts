import type { EveningSettingsReply } from '@running-dinner/contract/evening'
import type { DinnerReply } from '@running-dinner/contract/events'
import type { PlannedMailReply } from '@running-dinner/contract/messages'
import type { PaymentOptionsReply } from '@running-dinner/contract/payments'
import { readStorage, removeStorage, writeStorage } from '../../../lib/storage.ts'

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

/** Grows when the shape changes. */
const key = 'running-dinner-again/1'

/** Hands an event over from its administration to the wizard, in this tab only. */
export function keepEventToRepeat(event: EventToRepeat): void {
  writeStorage('session', key, JSON.stringify(event))
}

export function readEventToRepeat(): EventToRepeat | undefined {
  // Only keepEventToRepeat writes here, and the key carries the version of the shape.
  return JSON.parse(readStorage('session', key) ?? 'null') ?? undefined
}

export function forgetEventToRepeat(): void {
  removeStorage('session', key)
}
