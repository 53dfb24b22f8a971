// How long data is kept: docs/rules/events/retention.md
const rules = 'packages/domain/src/events/retention.test.ts'
const features = 'packages/server/src/features'
const retention = `${features}/events/retention/retention.test.ts`

export default [
  {
    file: 'packages/domain/src/local-date.ts',
    tests: ['packages/server/src/platform/calendar/calendar-file.test.ts > has the same instants'],
    mutants: [
      {
        defence: 'times are read in the zone of the event, not of the server',
        from: "    timeZone,\n    calendar: 'gregory',",
        to: "    calendar: 'gregory',",
      },
    ],
  },
  {
    file: 'packages/domain/src/events/dinner/create-issues.ts',
    tests: ['packages/server/src/features/events/dinners/settings.test.ts'],
    mutants: [
      { defence: 'postponing an event has an end', from: 'const monthsOfLife = 25', to: 'const monthsOfLife = 250' },
    ],
  },
  {
    file: 'packages/domain/src/events/retention.ts',
    tests: [rules],
    mutants: [
      {
        defence: 'an event is deleted on the sixth day after it begins',
        from: 'export const daysKept = 6',
        to: 'export const daysKept = 7',
      },
      {
        defence: 'organisers are warned two days before',
        from: 'const warningDaysBefore = 2',
        to: 'const warningDaysBefore = 1',
      },
      { defence: 'a cancelled event: a day', from: 'cancelledEvent: 24 * hour,', to: 'cancelledEvent: 48 * hour,' },
      {
        defence: 'an unconfirmed event: 30 days',
        from: 'unconfirmedEvent: 30 * 24 * hour,',
        to: 'unconfirmedEvent: 31 * 24 * hour,',
      },
      {
        defence: 'a demo without an address: three days',
        from: 'demoWithoutAddress: 3 * 24 * hour,',
        to: 'demoWithoutAddress: 4 * 24 * hour,',
      },
      {
        defence: 'an unconfirmed registration: 14 days',
        from: 'unconfirmedRegistration: 14 * 24 * hour,',
        to: 'unconfirmedRegistration: 15 * 24 * hour,',
      },
      {
        defence: 'people who left: seven days',
        from: 'removedParticipant: 7 * 24 * hour,',
        to: 'removedParticipant: 8 * 24 * hour,',
      },
      { defence: 'an abandoned order: two days', from: 'abandonedOrder: 48 * hour,', to: 'abandonedOrder: 49 * hour,' },
      { defence: 'mails without an event: seven days', from: '  mail: 7 * 24 * hour,', to: '  mail: 8 * 24 * hour,' },
      {
        defence: 'messages of the payment provider: 30 days',
        from: 'paymentEvent: 30 * 24 * hour,',
        to: 'paymentEvent: 31 * 24 * hour,',
      },
      {
        defence: 'an unconfirmed account: 14 days',
        from: 'unconfirmedAccount: 14 * 24 * hour,',
        to: 'unconfirmedAccount: 15 * 24 * hour,',
      },
      {
        defence: 'an unused account: two years',
        from: 'unusedAccount: 730 * 24 * hour,',
        to: 'unusedAccount: 731 * 24 * hour,',
      },
      { defence: 'counters: a day', from: 'counter: 24 * hour,', to: 'counter: 25 * hour,' },
      { defence: 'feedback: a year', from: 'feedback: 365 * 24 * hour,', to: 'feedback: 366 * 24 * hour,' },
    ],
  },
  {
    file: `${features}/events/retention/delete-event.ts`,
    tests: [retention],
    mutants: [
      {
        defence: 'an event that was postponed meanwhile is kept',
        from: 'if (!event || !(evenIfNotDue || isEventDue(event, eventDay(event, now), now))) return false',
        to: 'if (!event) return false',
        tests: [`${retention} > an event is kept when it is postponed after`],
      },
      {
        defence: 'what features keep beside an event is deleted with it',
        from: 'for (const cleanup of cleanups) await cleanup.ofEvent?.(tx, id)',
        to: '',
        tests: [`${features}/payments/orders/sandbox.test.ts`],
      },
    ],
  },
  {
    file: `${features}/events/retention/retention.jobs.ts`,
    tests: [retention],
    mutants: [
      {
        defence: 'a wrong clock deletes nothing: the second look',
        from: 'if (!byHand && seenFor < secondLookMilliseconds) return false',
        to: '',
      },
      {
        defence: 'a wrong clock deletes nothing: two clocks',
        from: 'const now = byHand || serverTime < ofDatabase ? serverTime : ofDatabase',
        to: 'const now = serverTime',
      },
      {
        defence: 'what is old is deleted',
        from: 'for (const { old } of cleanups) if (old) await attempt(() => inTransaction(ctx.db, (tx) => old(tx, now)))',
        to: '',
      },
    ],
  },
  {
    file: `${features}/cleanups.ts`,
    tests: [retention],
    mutants: [
      { defence: 'unconfirmed registrations are deleted', from: '  unconfirmedCleanup,\n', to: '' },
      { defence: 'old mails are deleted', from: '  mailCleanup,\n', to: '' },
      {
        defence: 'guests who were removed are deleted after a week',
        from: '  removedPeopleCleanup,\n',
        to: '',
        tests: [`${features}/plan/plan-history/plan-history.test.ts`],
      },
      {
        defence: 'requests of guests are deleted',
        from: '  requestCleanup,\n',
        to: '',
        tests: [`${features}/people/requests/requests.test.ts`],
      },
      {
        defence: 'forms of abandoned orders are deleted',
        from: '  orderCleanup,\n',
        to: '',
        tests: [`${features}/payments/orders/payment-faults.test.ts`],
      },
      {
        defence: 'addresses without mails are forgotten after two years',
        from: '  unwantedAddressCleanup,\n',
        to: '',
        tests: [`${features}/messages/sending/unwanted-mails.test.ts`],
      },
      { defence: 'places of addresses are deleted', from: '  placeCleanup,\n', to: '' },
      {
        defence: 'ended counters are deleted',
        from: "  { name: 'counters', old: (tx, now) => rateLimitStore.forgetEnded(tx, now) },\n",
        to: '',
      },
      {
        defence: 'stored replies are deleted',
        from: "  { name: 'stored replies', old: (tx, now) => storedReplyStore.forgetEnded(tx, now) },\n",
        to: '',
        tests: ['packages/server/test/answer-once.test.ts > forgets a reply after 24 hours'],
      },
      {
        defence: 'old feedback is deleted',
        from: '  feedbackCleanup,\n',
        to: '',
        tests: [`${features}/accounts/feedback/feedback.routes.test.ts`],
      },
      {
        defence: 'people who cancelled are deleted after a week',
        from: '  cancelledRegistrationCleanup,\n',
        to: '',
        tests: [`${features}/people/registration/own/own-cancellation.test.ts`],
      },
      {
        defence: 'unused links to "my events" are deleted',
        from: '  portalTokenCleanup,\n',
        to: '',
        tests: [`${features}/guests/portal/my-events.test.ts`],
      },
      {
        defence: 'unconfirmed and unused accounts are deleted',
        from: '  accountCleanup,\n',
        to: '',
        tests: [`${features}/accounts/user-accounts/accounts.test.ts`],
      },
    ],
  },
  {
    file: `${features}/events/retention/retention.store.ts`,
    tests: [`${features}/events/tombstones/burials.test.ts > leaves a tombstone when 'an event is deleted'`],
    mutants: [{ defence: 'a deleted event leaves a tombstone', from: "    bury(tx, 'event', [id])\n", to: '' }],
  },
]
