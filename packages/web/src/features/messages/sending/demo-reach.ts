import type { DinnerReply } from '@running-dinner/contract/events'
import { isConfinedDemo, staysInDemo } from '@running-dinner/domain/messages'

type Facts = Pick<DinnerReply, 'runningDinnerType' | 'acknowledgedDate' | 'email'>

/** Where mails of a demo go: to its address, to its address once it is confirmed, or nowhere without an address. */
export type DemoReach = 'reaches' | 'confirmFirst' | 'inside'

/** Undefined for an event that is not a demo. */
export function demoReachOf(dinner: Facts): DemoReach | undefined {
  if (dinner.runningDinnerType !== 'DEMO') return undefined
  if (!isConfinedDemo(acknowledgementOf(dinner))) return 'reaches'
  return dinner.email === '' ? 'inside' : 'confirmFirst'
}

/** Whether a message written at this time is never mailed and can only be read in the demo. */
export function stayedInDemo(createdAt: string, dinner: Facts): boolean {
  return staysInDemo({ kind: 'PARTICIPANT', createdAt: new Date(createdAt) }, acknowledgementOf(dinner))
}

function acknowledgementOf({ runningDinnerType, acknowledgedDate }: Facts) {
  return { runningDinnerType, acknowledgedDate: acknowledgedDate === null ? undefined : new Date(acknowledgedDate) }
}
