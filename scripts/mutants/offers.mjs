// One holder of an offered place: docs/rules/people/waiting-list.md#offers
const races = 'packages/server/test/offer-races.proof.ts'

export default [
  {
    file: 'packages/server/src/features/events/dinner-record/dinner-lock.store.ts',
    tests: [races],
    mutants: [
      {
        defence: 'an offered place has one holder: the lock of the event',
        from: ', pg_advisory_xact_lock(hashtextextended(${dinner.id}, 0))',
        to: '',
      },
    ],
  },
  {
    file: 'packages/server/src/features/people/place-offers/place-offer.store.ts',
    tests: [races],
    mutants: [
      {
        defence: 'an offered place has one holder: an offer that ended is not accepted',
        from: "      .where('state', '=', state)\n",
        to: '',
      },
    ],
  },
]
