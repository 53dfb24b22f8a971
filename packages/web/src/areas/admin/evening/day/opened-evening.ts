import { readStorage, writeStorage } from '../../../../lib/storage.ts'

const keyOf = (adminId: string) => `evening-opened:${adminId}`

/** Whether this tab has shown the board: from then on the overview stays where it was asked for. */
export function wasEveningOpened(adminId: string): boolean {
  return readStorage('session', keyOf(adminId)) !== null
}

export function rememberOpenedEvening(adminId: string): void {
  writeStorage('session', keyOf(adminId), '1')
}
