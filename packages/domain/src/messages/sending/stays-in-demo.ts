import type { Dinner } from '../../events/dinner/dinner.ts'

/** The mail that carries the confirmation link: it has to reach the address it asks about. */
export const confirmationMailKind = 'NEW_RUNNING_DINNER'

type ProvableDinner = Pick<Dinner, 'runningDinnerType' | 'acknowledgedDate'>

/** A demo whose address is not confirmed. */
export function isConfinedDemo({ runningDinnerType, acknowledgedDate }: ProvableDinner): boolean {
  return runningDinnerType === 'DEMO' && acknowledgedDate === undefined
}

interface DemoMail {
  kind: string
  createdAt: Date
}

/**
 * Everything a demo writes goes to the address its maker typed. Until that address is confirmed, mails can only be read inside the
 * demo and count as delivered there; those written before the confirmation never leave, because the address may have been another one.
 */
export function staysInDemo({ kind, createdAt }: DemoMail, dinner: ProvableDinner | undefined): boolean {
  if (dinner?.runningDinnerType !== 'DEMO' || kind === confirmationMailKind) return false
  return isConfinedDemo(dinner) || (dinner.acknowledgedDate !== undefined && createdAt < dinner.acknowledgedDate)
}
