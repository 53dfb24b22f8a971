export interface ConfirmedFacts {
  waitingList: boolean
  /** Somebody is confirmed with this person: a partner, or the other side of a mutual wish. */
  together: boolean
}

/** Which sentences follow a confirmation. Who waits has no place, so neither a team nor a route is promised. */
export function confirmationPhrases({ waitingList, together }: ConfirmedFacts) {
  if (waitingList) return { title: 'waitingTitle', wish: 'waitingWish', next: 'waitingList' } as const
  return { title: 'doneTitle', wish: 'doneWish', next: together ? 'nextTogether' : 'next' } as const
}
