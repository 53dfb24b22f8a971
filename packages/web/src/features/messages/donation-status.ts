import { readStorage, writeStorage } from '../../lib/storage.ts'
import type { MessageType } from './message-content.ts'

/** Sends after which an organiser is told once that the software is free (rules 8.8). */
const occasions: readonly MessageType[] = ['TEAM', 'DINNER_ROUTE']

const keyOf = (adminId: string) => `donateStatus_${adminId}`

/** Whether this kind was not followed by the hint before, in this browser. */
export function isDonationHintDue(adminId: string, sent: MessageType): boolean {
  return occasions.includes(sent) && !seen(adminId).includes(sent)
}

export function rememberDonationHint(adminId: string, sent: MessageType): void {
  if (isDonationHintDue(adminId, sent)) writeStorage('local', keyOf(adminId), [...seen(adminId), sent].join(','))
}

function seen(adminId: string): string[] {
  return readStorage('local', keyOf(adminId))?.split(',') ?? []
}
