import type { PlannedLegs } from './planned-legs.ts'
import { isReceiver, type TransitionState } from './transition-state.ts'

/** Where to look for partners on one side: all of them, or those near a team; from `firstCandidate` to `endOfCandidates`. */
export function candidates({ near }: PlannedLegs, state: TransitionState, side: number): Int32Array {
  if (near === undefined) return state.members[side as 1 | 2]
  return side === isReceiver ? near.to : near.from
}

export function firstCandidate({ near }: PlannedLegs, team: number): number {
  return near === undefined ? 0 : team * near.width
}

export function endOfCandidates({ near }: PlannedLegs, state: TransitionState, side: number, team: number): number {
  return near === undefined ? (state.memberCount[side] as number) : (team + 1) * near.width
}
