// What a restored backup may not bring back or mail again, and how a process notices that its jobs are stuck.
const features = 'packages/server/src/features'
const platform = 'packages/server/src/platform'
const burials = `${features}/events/tombstones/burials.test.ts`
const leaves = (what) => `${burials} > leaves a tombstone when '${what}`

export default [
  {
    file: `${features}/people/participants/participant.store.ts`,
    tests: [leaves('an organiser removes')],
    mutants: [{ defence: 'a removed person leaves a tombstone', from: "    bury(tx, 'person', ids)\n", to: '' }],
  },
  {
    file: `${features}/people/participants/person-rows.store.ts`,
    tests: [leaves('a team is cancelled')],
    mutants: [
      {
        defence: 'a person who comes back is not deleted after a restore',
        from: "    unbury(\n      tx,\n      'person',\n      rows.map(({ id }) => id),\n    )\n",
        to: '',
      },
    ],
  },
  {
    file: `${features}/plan/teams/apply-delta.store.ts`,
    tests: [leaves('a team is cancelled')],
    mutants: [
      {
        defence: 'a person who leaves again by redoing leaves a tombstone',
        from: "  bury(\n    tx,\n    'person',\n    leaving.map(({ id }) => id),\n  )\n",
        to: '',
      },
    ],
  },
  {
    file: `${features}/people/participants/cancelled-registration.store.ts`,
    tests: [leaves('a guest cancels')],
    mutants: [
      {
        defence: 'a kept registration that is forgotten leaves a tombstone',
        from: "    bury(\n      tx,\n      'kept',\n      (await read(tx, condition)).map(({ id }) => id),\n    )\n",
        to: '',
      },
    ],
  },
  {
    file: `${features}/events/dinners/settings.store.ts`,
    tests: [leaves('an organiser cancels')],
    mutants: [
      { defence: 'a cancelled event leaves a tombstone', from: "    bury(tx, 'cancellation', [id])\n", to: '' },
    ],
  },
  {
    file: `${features}/accounts/user-accounts/account.store.ts`,
    tests: [leaves('a person deletes an account')],
    mutants: [
      { defence: 'a deleted account leaves a tombstone', from: "    bury(tx, 'account', [account.id])\n", to: '' },
    ],
  },
  {
    file: `${features}/evening/helper-links/named-secret.store.ts`,
    tests: [leaves('a helper is removed')],
    mutants: [{ defence: 'a removed helper leaves a tombstone', from: "    bury(tx, 'helper', [id])\n", to: '' }],
  },
  {
    file: `${features}/messages/newsletter/newsletter.store.ts`,
    tests: [leaves('the consent to the newsletter')],
    mutants: [
      {
        defence: 'a withdrawn consent leaves a tombstone',
        from: "    bury(\n      tx,\n      'consent',\n      [...consents, ...contracts].map(({ id }) => id),\n    )\n",
        to: '',
      },
    ],
  },
  {
    file: `${features}/messages/outbox/unwanted-address.store.ts`,
    tests: [leaves('a guest wants no more mails')],
    mutants: [
      {
        defence: 'an address that wants no mails leaves a tombstone',
        from: "    bury(tx, 'unwanted', [key.toString('hex')])\n",
        to: '',
      },
      {
        defence: 'an address whose owner registers again is not refused after a restore',
        from: "if (numDeletedRows > 0n) unbury(tx, 'unwanted', [key.toString('hex')])",
        to: '',
      },
    ],
  },
  {
    file: `${platform}/tombstones/tombstone-folder.ts`,
    tests: [`${platform}/tombstones/tombstone-folder.test.ts`],
    mutants: [
      {
        defence: 'a tombstone is on the disk before the deletion commits',
        from: '      await current.file.datasync()\n',
        to: '',
      },
    ],
  },
  {
    file: `${platform}/tombstones/settle-tombstones.ts`,
    tests: [`${features}/events/tombstones/tombstones.test.ts > mails of a restored database wait`],
    mutants: [
      {
        defence: 'mails of a restored database wait',
        from: '    await deletionCounterStore.holdMails(tx, clock.now())\n',
        to: '',
      },
    ],
  },
  {
    file: `${features}/jobs.ts`,
    tests: [`${features}/events/tombstones/tombstones.test.ts > nothing is reminded`],
    mutants: [
      {
        defence: 'nothing is reminded while the mails of a restored database wait',
        from: 'if (!(await doMailsWait(db))) return run()',
        to: 'return run()',
      },
    ],
  },
  {
    file: `${features}/accounts/operation/health.routes.ts`,
    tests: [`${features}/accounts/operation/health.test.ts > a process that runs jobs`],
    mutants: [
      {
        defence: 'a process whose jobs are silent is not ready',
        from: 'pulse.silentMilliseconds() < longestSilence)',
        to: 'true)',
      },
      {
        defence: 'jobs may be silent for thirty seconds at most',
        from: 'const longestSilence = 30_000',
        to: 'const longestSilence = 600_000',
      },
    ],
  },
  {
    file: `${platform}/jobs/watch-jobs.ts`,
    tests: [`${platform}/jobs/watch-jobs.test.ts`],
    mutants: [
      {
        defence: 'a process that runs jobs goes on',
        from: 'pulse.silentMilliseconds() > longestSilence && (await',
        to: '(await',
      },
      {
        defence: 'a process waits while the database is away',
        from: ' && (await watch.isDatabaseThere()))',
        to: ')',
      },
    ],
  },
]
