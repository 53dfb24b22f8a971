// What guests know of the evening: docs/rules/messages/notifications.md
const notificationStatus = 'packages/domain/src/messages/notification-status'
const everyone = `${notificationStatus}/random-changes.test.ts`

export default [
  {
    file: `${notificationStatus}/notification.ts`,
    tests: [everyone],
    mutants: [
      { defence: 'a notification says the date', from: "{ fact: 'DATE', date: evening.date },", to: '' },
      {
        defence: 'a notification names the partner',
        from: "{ fact: 'PARTNER', people: partners.map(named) },",
        to: '',
      },
      {
        defence: 'a notification says how the partner is reached',
        from: "{ fact: 'CONTACT', people: partners.map(reachable) },",
        to: '',
      },
      {
        defence: 'a notification says how a host is reached',
        from: ", { fact: 'CONTACT', mealId: meal.id, people: phonesOf(team) }]",
        to: ']',
      },
      {
        defence: 'a notification says what the team cooks',
        from: "{ fact: 'COURSE', label: ownStop?.meal.label ?? '' },",
        to: '',
      },
      {
        defence: 'a notification says what a host cooks',
        from: 'return [course, ...homeFacts(stop),',
        to: 'return [...homeFacts(stop),',
      },
      {
        defence: 'a notification says the time of a course',
        from: "    { fact: 'TIME', mealId: meal.id, time: meal.time },\n    { fact: 'HOST'",
        to: "    { fact: 'HOST'",
      },
      {
        defence: 'a notification names the host',
        from: "    { fact: 'HOST', mealId: meal.id, host: host && named(host) },\n",
        to: '',
      },
      {
        defence: 'a notification says where a host lives',
        from: "    { fact: 'ADDRESS', mealId: meal.id, home: host && homeOf(host) },\n",
        to: '',
      },
      {
        defence: 'a notification says where the own team cooks',
        from: '...(ownStop ? homeFacts(ownStop) : []),',
        to: "...(ownStop ? homeFacts(ownStop).filter(({ fact }) => fact !== 'ADDRESS') : []),",
      },
      {
        defence: 'a notification counts the guests',
        from: "{ fact: 'GUESTS', mealId: meal.id, count: visitors.length },",
        to: '',
      },
      {
        defence: 'a notification says what guests eat',
        from: "{ fact: 'DIETS', mealId: meal.id, eaters: inOrder([...team.members, ...visitors]).map(eaterOf) },",
        to: '',
      },
      {
        defence: 'a notification counts what the own team eats',
        from: 'inOrder([...team.members, ...visitors])',
        to: 'inOrder(visitors)',
      },
      {
        defence: 'a notification says that a host cancelled',
        from: ", { fact: 'CANCELLED', mealId: meal.id }]",
        to: ']',
      },
      { defence: 'a person without a team learns that', from: "facts: [{ fact: 'CANCELLED' }] }", to: 'facts: [] }' },
      {
        defence: 'a notification says where the after party is',
        from: ", { fact: 'AFTER_PARTY', party: partyOf(evening.afterParty) }]",
        to: ']',
      },
    ],
  },
  {
    file: 'packages/domain/src/messages/notification-status/notification-status.ts',
    tests: ['packages/domain/src/messages/notification-status/notification-status.test.ts'],
    mutants: [
      {
        defence: 'a cook who was told another diet does not know',
        from: 'notifiedEater !== undefined && dietOf(notifiedEater) === dietOf(eater)',
        to: 'notifiedEater !== undefined',
      },
      {
        defence: 'what a cook was told before does not count',
        from: "if (received && names(received, eater, mealId)) return 'KNOWN'",
        to: "if (routes.some((sent) => sent.state === 'RECEIVED' && names(sent, eater, mealId))) return 'KNOWN'",
      },
    ],
  },
]
