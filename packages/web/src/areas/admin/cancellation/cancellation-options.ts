/** What can be done when a whole team drops out. */
export type CancellationOption = 'REPLACE' | 'REPAIR' | 'CANCEL'

export interface Offers {
  /** Enough people wait. */
  canReplace: boolean
  /** Those who meet the team and have to know who cooks or comes instead. */
  meetingPeople: number
  /** People with another evening; undefined where there is no such plan. */
  repairPeople: number | undefined
  /** People who would lose a course. */
  guests: number
}

/** The ways that are possible, the one that harms fewest first: no lost course, then the fewest people concerned. */
export function cancellationOptions({ canReplace, meetingPeople, repairPeople, guests }: Offers): CancellationOption[] {
  const offers = [
    { way: 'REPLACE' as const, possible: canReplace, lost: 0, concerned: meetingPeople },
    { way: 'REPAIR' as const, possible: repairPeople !== undefined, lost: 0, concerned: repairPeople ?? 0 },
    { way: 'CANCEL' as const, possible: true, lost: guests, concerned: meetingPeople },
  ]
  return offers
    .filter((offer) => offer.possible)
    .sort((one, other) => one.lost - other.lost || one.concerned - other.concerned)
    .map((offer) => offer.way)
}
