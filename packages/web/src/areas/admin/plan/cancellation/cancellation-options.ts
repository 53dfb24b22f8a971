/** The ways to cancel a whole team: replaced from the waiting list, with a repaired plan, or simply cancelled. */
export type CancellationOption = 'REPLACE' | 'REPAIR' | 'CANCEL'

/** Existing clients and the list of participants link with this name. */
export const memberParameter = 'teamMemberIdToCancel'

/** The way that a link to the cancellation of a whole team proposes. */
export const wayParameter = 'way'

export interface Offers {
  /** The waiting list has enough people for a team. */
  canReplace: boolean
  /** Seats that lack at the table when the chosen people replace the team. */
  missingSeats: number
  /** Number of people who would meet the team and must be informed. */
  meetingPeople: number
  /** Number of people whose evening a repair changes; undefined where no repair is possible. */
  repairPeople: number | undefined
  /** Number of people who would lose a course. */
  guests: number
}

/** The possible options, best first: the fewest lost courses, then missing seats, then affected people. */
export function cancellationOptions({
  canReplace,
  missingSeats,
  meetingPeople,
  repairPeople,
  guests,
}: Offers): CancellationOption[] {
  const offers = [
    { option: 'REPLACE' as const, possible: canReplace, lost: 0, missingSeats, concerned: meetingPeople },
    {
      option: 'REPAIR' as const,
      possible: repairPeople !== undefined,
      lost: 0,
      missingSeats: 0,
      concerned: repairPeople ?? 0,
    },
    { option: 'CANCEL' as const, possible: true, lost: guests, missingSeats: 0, concerned: meetingPeople },
  ]
  return offers
    .filter((offer) => offer.possible)
    .sort(
      (offer, nextOffer) =>
        offer.lost - nextOffer.lost ||
        offer.missingSeats - nextOffer.missingSeats ||
        offer.concerned - nextOffer.concerned,
    )
    .map(({ option }) => option)
}
