import type { WaitingListReply } from '@running-dinner/contract/waiting-list.ts'
import { firstUndivided } from '../../../features/waiting-list/undivided.ts'
import { waitingPeople } from './waiting-people.ts'

export interface Choice {
  /** More cannot be chosen. */
  most: number
  preselected: string[]
  /** Places in teams that are counted as taken first. */
  freePlaces: number
  /** Who is left over, and how many are missing for further teams. */
  remaining: number
  missing: number
}

/** Who makes new teams: `step` people at a time, and one more for every place that is free in the teams there are (rules 6.5). */
export function newTeamChoice(list: WaitingListReply, step: number): Choice {
  const people = waitingPeople(list)
  const freePlaces = list.totalNumberOfMissingTeamMembers
  const steps = Math.floor((people.length - freePlaces) / step)
  const most = steps < 1 ? people.length : freePlaces + steps * step
  const asToldByServer = freePlaces === 0 && most === list.participtantsForTeamArrangement.length
  const preselected = asToldByServer ? list.participtantsForTeamArrangement : firstUndivided(people, most)
  const remaining = people.length - most
  return {
    most,
    preselected: preselected.map(({ id }) => id),
    freePlaces,
    remaining,
    missing: remaining === 0 ? 0 : step - remaining,
  }
}
