import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { isConfinedDemo, staysInDemo } from '@running-dinner/domain/messages/stays-in-demo.ts'

type Facts = Pick<DinnerReply, 'runningDinnerType' | 'acknowledgedDate' | 'email'>

/** How far the mails of a demo get: to its address, to its address once that is confirmed, or nowhere. */
export type DemoReach = 'reaches' | 'confirmFirst' | 'inside'

/** Undefined for an event that is no demo. */
export function demoReachOf(dinner: Facts): DemoReach | undefined {
  if (dinner.runningDinnerType !== 'DEMO') return undefined
  if (!isConfinedDemo(provable(dinner))) return 'reaches'
  return dinner.email === '' ? 'inside' : 'confirmFirst'
}

/** Whether a message written then can only be read in the demo. */
export function stayedInDemo(createdAt: string, dinner: Facts): boolean {
  return staysInDemo({ kind: 'PARTICIPANT', createdAt: new Date(createdAt) }, provable(dinner))
}

function provable({ runningDinnerType, acknowledgedDate }: Facts) {
  return { runningDinnerType, acknowledgedDate: acknowledgedDate === null ? undefined : new Date(acknowledgedDate) }
}
