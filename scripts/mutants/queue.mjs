// How rows are worked off by several processes, each once: docs/decisions/0002-a-dead-worker-is-seen-at-once.md
const queue = 'packages/server/src/platform/queue'
const searches = 'packages/server/src/features/plan/plan-optimization/search-plans.proof.ts'

export default [
  {
    file: `${queue}/claimed-rows.ts`,
    tests: [`${queue}/claimed-rows.test.ts`],
    mutants: [
      { defence: 'a claim does not wait for rows of others', from: ' skip locked', to: '' },
      { defence: 'a row is claimed by one worker', from: ' for update skip locked', to: '' },
      { defence: 'a row is claimed while it waits', from: 'where ${table.waiting()} order', to: 'where true order' },
      { defence: 'a worker claims what it has places for', from: ' limit ${limit}', to: '' },
      { defence: 'a worker that hangs loses its rows', from: 'claimed_until < now() or ', to: '' },
      {
        defence: 'rows of a dead worker are free at once',
        from: ' or (claimed_by <> ${key} and claimed_by not in ${livingWorkers})',
        to: '',
      },
      {
        defence: 'a living worker keeps its rows',
        from: ' and claimed_by not in ${livingWorkers}',
        to: '',
      },
      {
        defence: 'a worker that lost a row does not store its result',
        from: '(${table.claimed} and claimed_by = ${key})',
        to: '(${table.claimed})',
      },
      {
        defence: 'a lease is renewed',
        from: 'set claimed_until = ${lease} where',
        to: 'set claimed_until = claimed_until where',
      },
    ],
  },
  {
    file: `${queue}/worker-presence.ts`,
    tests: [`${queue}/claimed-rows.test.ts`],
    mutants: [
      {
        defence: 'rows of a worker that ended are free at once',
        from: 'await sql`select pg_advisory_unlock(${presenceLock}::int, ${key}::int)`.execute(connection).catch(() => undefined)',
        to: '',
      },
    ],
  },
  {
    file: `${queue}/work-off.ts`,
    tests: [`${queue}/work-off.test.ts`],
    mutants: [
      { defence: 'a process works on some rows at a time', from: 'atOnce - running.size', to: 'atOnce' },
      {
        defence: 'a row that cannot be worked on stops no other',
        from: "      .catch((error: unknown) => log.error('work on a row failed', { job, error }))\n",
        to: '',
      },
      {
        defence: 'three heartbeats may fail',
        from: 'const heartbeatsPerLease = 4',
        to: 'const heartbeatsPerLease = 1',
      },
      {
        defence: 'a process that stops claims nothing more',
        from: 'signal?.aborted !== true',
        to: 'await pause(1).then(() => true)',
      },
      {
        defence: 'a process that stops ends what it has begun',
        from: '    await Promise.race([Promise.all(running), stopped.then(() => pause(graceMilliseconds))])\n',
        to: '',
      },
      {
        defence: 'work that hangs does not keep a process from stopping',
        from: 'await Promise.race([Promise.all(running), stopped.then(() => pause(graceMilliseconds))])',
        to: 'await Promise.all(running)',
      },
      { defence: 'a process that stops gives back its rows', from: 'await queue.release?.().catch(warn)', to: '' },
      {
        defence: 'rows that were orphaned meanwhile are worked on',
        from: 'if (running.size === 0 && (await queue.sweep()) === 0) break',
        to: 'if (running.size === 0) break',
      },
      {
        defence: 'orphaned rows are looked for while others are worked on',
        from: "(await untilSomethingChanges()) === 'look again') await queue.sweep()",
        to: "(await untilSomethingChanges()) === 'look again') continue",
      },
      { defence: 'a job runs once at a time', from: '    if (isRunning) return\n', to: '' },
      { defence: 'a job is not begun in a process that stops', from: 'isCalled && !signal.aborted', to: 'isCalled' },
    ],
  },
  {
    file: 'packages/server/src/features/messages/sending/deliver-mails.ts',
    tests: ['packages/server/src/features/messages/sending/store-mail-result.test.ts'],
    mutants: [
      {
        defence: 'results are stored as soon as the database is back',
        from: '(isPassing(error) || attemptNumber < attemptsOfOtherErrors)',
        to: 'attemptNumber < attemptsOfOtherErrors',
      },
      {
        defence: 'a result that can never be stored does not hold its worker',
        from: '(isPassing(error) || attemptNumber < attemptsOfOtherErrors)',
        to: 'true',
      },
      { defence: 'results are stored within a second', from: 'maxTimeout: 1_000', to: 'maxTimeout: 10_000' },
      {
        defence: 'claims are given back as soon as the database is back',
        from: '() => patiently(deps.log, () => deps.queue.release(), options.signal)',
        to: '() => deps.queue.release()',
      },
      {
        defence: 'giving claims back does not keep a process from stopping',
        from: 'deps.queue.release(), options.signal)',
        to: 'deps.queue.release())',
      },
    ],
  },
  {
    file: 'packages/server/src/features/messages/sending/mail-queue.store.ts',
    tests: [
      'packages/server/src/features/messages/sending/mail-queue.test.ts > the claims of a worker whose connection',
    ],
    mutants: [
      {
        defence: 'claims are given back although the connection of the worker broke',
        from: 'claimedRows({ ...worker, connection: db }, table).release()',
        to: 'rows.release()',
      },
    ],
  },
  {
    file: 'packages/server/src/platform/jobs/run-jobs.ts',
    tests: ['packages/server/src/platform/jobs/run-jobs.proof.ts > leaves the claims of others alone'],
    mutants: [
      {
        defence: 'who outlived an outage stores results before others take its claims',
        from: 'takeOverFrom = performance.now() + ownersFirstMilliseconds',
        to: 'takeOverFrom = 0',
      },
      {
        defence: 'a job that is woken after an outage takes no claims either',
        from: 'if (wasHeard && maySweep())',
        to: 'if (wasHeard)',
      },
    ],
  },
  {
    file: 'packages/server/src/platform/jobs/run-jobs.ts',
    tests: ['packages/server/src/platform/jobs/run-jobs.proof.ts > stores since when'],
    mutants: [{ defence: 'it is known since when a job runs', from: ', claimed_at = now()`', to: '`' }],
  },
  {
    file: 'packages/server/src/platform/jobs/run-jobs.ts',
    tests: ['packages/server/src/platform/jobs/run-jobs.proof.ts > stores the end of a job again'],
    mutants: [
      {
        defence: 'a job whose end could not be stored is due again',
        from: 'while (!(await isStored(end, name))) await pause()',
        to: 'await isStored(end, name)',
      },
    ],
  },
  {
    file: 'packages/server/src/features/accounts/operation/health.read.ts',
    tests: ['packages/server/src/features/accounts/operation/health.test.ts > reports a job that'],
    mutants: [
      {
        defence: 'a job that never ends is reported',
        from: 'now() - min(claimed_at)), 0)',
        to: 'now() - now()), 0)',
      },
      {
        defence: 'only jobs that run are reported as such',
        from: 'where claimed_by is not null) as runs',
        to: ') as runs',
      },
      { defence: 'a job may run for two hours', from: 'runs: 7_200', to: 'runs: 600_000' },
    ],
  },
  {
    file: 'packages/server/src/features/plan/plan-optimization/plan-run-queue.store.ts',
    tests: [`${searches} > a search that ended its process three times`],
    mutants: [
      { defence: 'a search is begun three times', from: 'const maxAttempts = 3', to: 'const maxAttempts = 4' },
      {
        defence: 'each start of a search counts as an attempt',
        from: 'sql`attempts = attempts + 1`',
        to: 'sql`attempts = attempts`',
        tests: [`${searches} > a worker that is stopped gives its searches back`],
      },
    ],
  },
]
