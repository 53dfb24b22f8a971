// What a restored backup may not bring back or mail again, and how a process notices that its jobs are stuck.
const features = 'packages/server/src/features'
const platform = 'packages/server/src/platform'
const burials = `${features}/events/tombstones/burials.test.ts`
const tombstones = `${features}/tombstones.test.ts`
const backups = `${platform}/backup/backup.test.ts`
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
      {
        defence: 'a guest who is forgotten is named in no activity',
        from: 'or originator ~ names.pattern or exists',
        to: 'or false and exists',
        tests: [`${features}/people/registration/own/own-registration.test.ts`],
      },
      {
        defence: 'a guest who is forgotten leaves no receipt',
        from: "and message_task.dinner_id is null and message_task.kind = 'REGISTRATION'",
        to: 'and message_task.dinner_id is null and false',
        tests: [`${features}/people/registration/own/own-registration.test.ts`],
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
        from: '      await openFile.file.datasync()\n',
        to: '',
      },
      {
        defence: 'a tombstone names nobody without the key of its folder',
        from: "createHmac('sha256', key)",
        to: "createHmac('sha256', 'known')",
      },
      {
        defence: 'tombstones are kept for 90 days',
        from: 'fileDay !== undefined && fileDay < oldest',
        to: 'fileDay !== undefined',
      },
      {
        defence: 'tombstones are removed after 90 days',
        from: 'fileDay !== undefined && fileDay < oldest)',
        to: 'false)',
      },
    ],
  },
  {
    file: `${platform}/tombstones/settle-tombstones.ts`,
    tests: [tombstones],
    mutants: [
      {
        defence: 'mails of a restored database wait',
        from: '    await deletionCounterStore.holdMails(tx, clock.now())\n',
        to: '',
      },
      {
        defence: 'a restored database is deleted from again',
        from: '    await replay(tx, tombstones.burials)\n',
        to: '',
      },
      {
        defence: 'a database whose counter is behind counts as restored',
        from: '!counter.isRestored && counter.value >= tombstones.counter',
        to: '!counter.isRestored',
      },
      {
        defence: 'a database that was marked by a restore counts as restored',
        from: '!counter.isRestored && counter.value >= tombstones.counter',
        to: 'counter.value >= tombstones.counter',
      },
      {
        defence: 'the folder of another database is noticed',
        from: 'isOwnFolder = tombstones.counter >= counter.value',
        to: 'isOwnFolder = true',
      },
      {
        defence: 'a deletion that was never committed is not made up for',
        from: ': { undone: transaction }',
        to: ': { transaction, committed: counter }',
      },
      {
        defence: 'a deletion that was committed counts, although its process ended before it could say so',
        from: 'receipts.has(transaction) ?',
        to: "receipts.has('') ?",
      },
      {
        defence: 'tombstones that could not be written are written later',
        from: '  await writeUnwritten(db, keeper, log)\n',
        to: '',
      },
    ],
  },
  {
    file: `${platform}/tombstones/deletion-counter.store.ts`,
    tests: [tombstones],
    mutants: [
      {
        defence: 'a start waits for deletions that are about to commit',
        from: 'from deletion_counter for update',
        to: 'from deletion_counter',
      },
    ],
  },
  {
    file: `${platform}/tombstones/tombstone-keeper.ts`,
    tests: [tombstones],
    mutants: [
      {
        defence: 'a tombstone that cannot be written is an alarm',
        from: '(await written(lines)) ? undefined : lines',
        to: 'undefined',
      },
    ],
  },
  {
    file: `${features}/tombstones.ts`,
    tests: [tombstones],
    mutants: [
      {
        defence: 'who came back before the restore stays',
        from: '.filter((burial) => burial.gone)',
        to: '',
      },
    ],
  },
  {
    file: `${platform}/backup/restore-backup.ts`,
    tests: [backups],
    mutants: [
      {
        defence: 'a restore that fails changes nothing',
        from: "    await client.query('begin')\n",
        to: '',
      },
      {
        defence: 'a database in use is not replaced',
        from: '    await refuseInUse(client)\n',
        to: '',
      },
      {
        defence: 'a filled database is not replaced unasked',
        from: '    if (!restore.replace) await refuseFilled(client)\n',
        to: '',
      },
      {
        defence: 'a backup without all of its rows is refused',
        from: '!header || ending?.rows !== insert.count()',
        to: '!header || !ending',
      },
      {
        defence: 'a restored database is marked',
        from: "  if (counter.rows[0]?.found) await client.query('update deletion_counter set is_restored = true')\n",
        to: '',
      },
      {
        defence: 'a restored database has its constraints and triggers',
        from: '  for (const statement of addConstraints) await client.query(statement)\n',
        to: '',
      },
      {
        defence: 'new rows of a restored database get new numbers',
        from: "    await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value])\n",
        to: '    void [name, value]\n',
      },
    ],
  },
  {
    file: `${platform}/backup/write-backup.ts`,
    tests: [backups],
    mutants: [
      {
        defence: 'a backup is one moment',
        from: "'begin isolation level repeatable read read only'",
        to: "'begin read only'",
      },
      {
        defence: 'a backup is read by its owner only',
        from: "{ flags: 'w', mode: 0o600 }",
        to: "{ flags: 'w' }",
      },
      {
        defence: 'a backup that failed leaves no file',
        from: '    await rm(unfinished, { force: true })\n',
        to: '',
      },
    ],
  },
  {
    file: `${features}/jobs.ts`,
    tests: [`${tombstones} > nothing is reminded`],
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
  {
    file: `${platform}/db/embedded/start-embedded-postgres.ts`,
    tests: [`${platform}/db/embedded/start-embedded-postgres.proof.ts > with a database reports a server that ended`],
    mutants: [
      {
        defence: 'an embedded database that ended is started again',
        from: 'signal.aborted || void restart()',
        to: 'signal.aborted',
      },
    ],
  },
]
