import { readStorage, writeStorage } from '../../../lib/storage.ts'

const keyOf = (token: string) => `payment/${token}`

/** Gone with the tab: only the browser that ordered may finish or undo it. */
export function rememberOrder(token: string, orderSecret: string): void {
  writeStorage('session', keyOf(token), orderSecret)
}

export function orderSecretOf(token: string): string | undefined {
  return readStorage('session', keyOf(token)) ?? undefined
}
