// The rules of the evening: docs/rules/evening/evening.md
const domain = 'packages/domain/src/evening'
const evening = 'packages/server/src/features/evening/day'
const afterEvening = 'packages/server/test/contacts-after-evening.test.ts'

export default [
  {
    file: 'packages/server/src/features/guests/self-service/guest-preview.read.ts',
    tests: ['packages/server/src/features/guests/self-service/guest-preview.test.ts'],
    mutants: [
      {
        defence: 'an organiser sees no route before it was mailed',
        from: 'isHidden && isDemo ?',
        to: 'isHidden ?',
      },
      {
        defence: 'who has not confirmed has no page to look at',
        from: '!person || person.activationDate === undefined',
        to: '!person',
      },
      {
        defence: 'only in a demo somebody is chosen',
        from: '? isDemo && (await guestWithRoute(ctx, dinner))',
        to: '? await guestWithRoute(ctx, dinner)',
      },
    ],
  },
  {
    file: `${domain}/evening-window.ts`,
    tests: [`${domain}/evening-window.test.ts`],
    mutants: [
      {
        defence: 'reports of the evening are refused before the day before',
        from: 'return reportRules[kind].fromDayBefore && ',
        to: 'return false && ',
      },
    ],
  },
  {
    file: `${domain}/shown-contacts.ts`,
    tests: [`${domain}/shown-contacts.test.ts`, afterEvening],
    mutants: [
      { defence: 'contacts end at noon of the next day', from: 'T12:00`)', to: 'T13:00`)' },
      { defence: 'contacts never end before the evening', from: 'return noon > end ? noon : end', to: 'return noon' },
      { defence: 'contacts are hidden from then on', from: 'return now < contactsEndAt(event)', to: 'return true' },
      {
        defence: 'of others only names are left then',
        from: 'member.id === reader.id ? member : nameOnly(member)',
        to: 'member',
      },
      {
        defence: 'the place of the after party is hidden then',
        from: 'if (party === undefined || areContactsShown(event, now)) return event',
        to: 'return event',
      },
      {
        defence: 'guests see the numbers of other members only where the host has none',
        from: 'return host ? [host] : reachable',
        to: 'return reachable',
      },
    ],
  },
  {
    file: `${evening}/own-evening.read.ts`,
    tests: [afterEvening],
    mutants: [
      {
        defence: 'the own evening holds no contacts after that',
        from: 'const hasContacts = areContactsShown(dinner, now)',
        to: 'const hasContacts = true',
      },
    ],
  },
  {
    file: `${evening}/own-evening.present.ts`,
    tests: [afterEvening],
    mutants: [
      {
        defence: 'nor the number of the organiser',
        from: 'organiser: hasContacts\n',
        to: 'organiser: true\n',
      },
      {
        defence: 'nor homes',
        from: 'const isShown = contacts.hasContacts && !cancelled',
        to: 'const isShown = !cancelled',
      },
      {
        defence: 'nor diets',
        from: 'diets: hasContacts ? { ...diets, read: table?.dietsRead === diets.digest } : null,',
        to: 'diets: { ...diets, read: table?.dietsRead === diets.digest },',
      },
      {
        defence: 'nor numbers of the own table',
        from: 'phones: hasContacts ? guest.members.filter(hasPhone).map(numberOf) : [],',
        to: 'phones: guest.members.filter(hasPhone).map(numberOf),',
      },
    ],
  },
  {
    file: `${evening}/evening-people.read.ts`,
    tests: [`${evening}/evening-people.test.ts`],
    mutants: [
      {
        defence: 'the board names no numbers after that',
        from: 'const hasContacts = areContactsShown(dinner, now)',
        to: 'const hasContacts = true',
      },
    ],
  },
  {
    file: 'packages/server/src/features/evening/table/table.read.ts',
    tests: ['packages/server/src/features/evening/table/evening-table.test.ts'],
    mutants: [
      {
        defence: 'the sheet of a table holds no contacts after that',
        from: 'const hasContacts = areContactsShown(dinner, now)',
        to: 'const hasContacts = true',
      },
      {
        defence: 'helpers are offered nothing to do',
        from: 'actions: helper\n      ? []\n      : tableActions',
        to: 'actions: tableActions',
      },
    ],
  },
  {
    file: `${domain}/evening-report.ts`,
    tests: [`${domain}/evening.test.ts`],
    mutants: [
      {
        defence: 'a phone that is more than five minutes ahead wins nothing',
        from: 'const clockSkewMilliseconds = 5 * 60_000',
        to: 'const clockSkewMilliseconds = 6 * 60_000',
      },
      {
        defence: 'a report can be taken back for a minute',
        from: 'export const takeBackMilliseconds = 60_000',
        to: 'export const takeBackMilliseconds = 61_000',
      },
      {
        defence: 'no team takes back the report of another one',
        from: 'const isOwn = target?.teamId === report.teamId',
        to: 'const isOwn = true',
      },
    ],
  },
  {
    file: `${domain}/evening-report.ts`,
    tests: [`${domain}/evening-report.test.ts`],
    mutants: [
      {
        defence: 'hosts do not report as guests of their own course',
        from: "if (by === 'GUEST' && stop.isOwn) return [issue('evening_report_of_guests', 'kind')]",
        to: '',
      },
      {
        defence: 'guests do not report as hosts',
        from: "if (by === 'HOST' && !stop.isOwn) return [issue('evening_report_of_hosts', 'kind')]",
        to: '',
      },
      {
        defence: 'a team has 300 reports',
        from: 'const mostReports = 300',
        to: 'const mostReports = 301',
      },
    ],
  },
  {
    file: `${evening}/receive-report.ts`,
    tests: [`${evening}/evening.test.ts`],
    mutants: [
      {
        defence: 'the id of a report of another team is refused',
        from: "return storedReport.teamId === team.id ? undefined : refuse('value_invalid', 'id')",
        to: 'return undefined',
        tests: [`${evening}/evening.test.ts > stores a report once when it is sent twenty times at once`],
      },
      {
        defence: 'a repeat of a known report is answered whatever else it holds',
        from: "if (storedReport) return storedReport.teamId === team.id ? undefined : refuse('value_invalid', 'id')",
        to: '',
      },
      {
        defence: 'a report whose id another team stored meanwhile is refused',
        from: "(await eveningReportStore.teamOf(tx, dinner, id)) === team.id ? undefined : refuse('value_invalid', 'id')",
        to: 'undefined',
        tests: [`${evening}/evening.test.ts > stores one of two reports with the same id that two teams send at once`],
      },
      {
        defence: 'no reports once contacts end',
        from: "if (receivedAt >= contactsEndAt(dinner)) refuse('evening_over')",
        to: '',
        tests: [`${evening}/evening.test.ts > refuses what the team may not report`],
      },
      {
        defence: 'no reports too early',
        from: "if (isTooEarly(dinner, report.kind, receivedAt)) refuse('evening_not_yet')",
        to: '',
        tests: [`${evening}/evening.test.ts > refuses what the team may not report`],
      },
    ],
  },
  {
    file: 'packages/server/src/features/evening/record/evening-record.store.ts',
    tests: [`${evening}/evening.test.ts > stores a report once when it is sent twenty times at once`],
    mutants: [
      {
        defence: 'a report that is sent twenty times at once is stored once',
        from: "      .onConflict((conflict) => conflict.columns(['dinnerId', 'id']).doNothing())\n",
        to: '',
      },
    ],
  },
  {
    file: 'packages/contract/src/forms/fields.ts',
    tests: [`${evening}/evening.test.ts > reads ids in capital letters`],
    mutants: [{ defence: 'ids are compared in lower case', from: '.check(z.toLowerCase())', to: '' }],
  },
  {
    file: 'packages/domain/src/events/dinner/evening-times.ts',
    tests: ['packages/domain/src/events/dinner/evening-times.test.ts'],
    mutants: [
      {
        defence: 'a course is frozen half an hour before its start',
        from: 'const frozenMinutes = 30',
        to: 'const frozenMinutes = 29',
      },
    ],
  },
  {
    file: `${domain}/frozen-changes.ts`,
    tests: [`${domain}/frozen-changes.test.ts`],
    mutants: [
      {
        defence: 'at a frozen course only stranded guests sit elsewhere',
        from: "return !isStranded(key, sides) || stage === 'OVER'",
        to: "return stage === 'OVER'",
      },
    ],
  },
  {
    file: 'packages/server/src/features/plan/teams/open-plan.ts',
    tests: ['packages/server/src/features/plan/plan-history/frozen-courses.test.ts'],
    mutants: [
      {
        defence: 'changes of a frozen course are refused',
        from: '      refuseIf(await frozenIssues(ctx, tx, dinner, { ...states, ...(lostTable ? { lostTable } : {}) }))\n',
        to: '',
      },
    ],
  },
  {
    file: `${domain}/board.ts`,
    tests: [`${domain}/board.test.ts`],
    mutants: [
      {
        defence: 'helpers are asked after five minutes',
        from: 'const patienceMilliseconds = 5 * 60_000',
        to: 'const patienceMilliseconds = 6 * 60_000',
      },
      {
        defence: 'the alarm of a late team begins when it is too late, not with its report',
        from: '...(tooLate <= now.getTime() ? [tooLate] : []),',
        to: '',
      },
    ],
  },
  {
    file: `${domain}/evening.ts`,
    tests: [`${domain}/evening.test.ts`],
    mutants: [
      {
        defence: 'a late team is not less late than the clock says',
        from: 'Math.max(last?.minutes ?? 0, facts.minutesSinceStart)',
        to: 'last?.minutes',
      },
    ],
  },
  {
    file: `${evening}/board.read.ts`,
    tests: [`${evening}/late-evening.test.ts`],
    mutants: [
      {
        defence: 'hosts are asked to read of lactose and gluten',
        from: 'allergens.length + notes.length + lactose + gluten > 0',
        to: 'allergens.length + notes.length > 0',
      },
      {
        defence: 'a changed diet is waited for whenever it was mailed',
        from: "notice.changes.filter(({ fact }) => fact === 'DIETS')",
        to: '[]',
      },
    ],
  },
  {
    file: 'packages/server/src/features/evening/delay/evening-delay.routes.ts',
    tests: ['packages/server/src/features/evening/delay/evening-delay.test.ts'],
    mutants: [
      {
        defence: 'a delay that is pressed twice counts once',
        from: 'if (ifMatch !== undefined && ifMatch !== (await dinnerStore.planVersion(tx, lockedDinner))) throw stale()',
        to: '',
      },
    ],
  },
  {
    file: 'packages/server/src/features/evening/table/act-for-table.ts',
    tests: ['packages/server/src/features/evening/table/evening-table.test.ts'],
    mutants: [
      {
        defence: 'what is done for a table counts for the plan that was shown',
        from: 'openPlan(ctx, tx, authorized, request.ifMatch)',
        to: 'openPlan(ctx, tx, authorized, undefined)',
      },
    ],
  },
]
