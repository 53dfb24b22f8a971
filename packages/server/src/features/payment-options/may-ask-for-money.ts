import type { Dinner } from '@running-dinner/domain'

/** Only where guests register themselves: nobody pays for a demo, and to a closed event its organiser adds people. */
export function mayAskForMoney(dinner: Pick<Dinner, 'runningDinnerType' | 'basicDetails'>): boolean {
  return dinner.runningDinnerType !== 'DEMO' && dinner.basicDetails.registrationType !== 'CLOSED'
}
