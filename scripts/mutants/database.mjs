// Errors and timeouts of the database: docs/rules/limits.md#other-timeouts
const platform = 'packages/server/src/platform'
const dinnerRecord = 'packages/server/src/features/events/dinner-record'
const errorReply = `${platform}/http/error-reply.ts`
const failingStatements = 'packages/server/test/failing-statements.proof.ts'

const state = (code, what) => ({ defence: `${what} is answered 503`, from: `  '${code}',\n`, to: '' })

export default [
  {
    file: `${platform}/db/named-statements.ts`,
    tests: [`${platform}/db/named-statements.test.ts`],
    mutants: [
      { defence: 'a connection keeps a hundred plans', from: 'names.size >= mostNames', to: 'false' },
      { defence: 'a statement whose table has changed is parsed again', from: "error.code === '0A000'", to: 'false' },
      { defence: 'a changed table ends the names of all statements', from: 'names.renew()', to: '' },
    ],
  },
  {
    file: errorReply,
    tests: [`${platform}/http/error-reply.test.ts`],
    mutants: [
      state('55P03', 'a lock that is not free in time'),
      state('53300', 'a database with too many connections'),
      state('53100', 'a full disk'),
      state('53200', 'a database without memory'),
      state('57P01', 'a database that stops'),
      state('57P02', 'a database that crashed'),
      state('57P03', 'a database that starts'),
      state('57014', 'a statement that took too long'),
      state('25006', 'a change in a read-only database'),
      state('0A000', 'a statement whose table has changed'),
      state('40001', 'a serialisation failure'),
      state('40P01', 'a deadlock'),
      state('08006', 'a broken connection'),
      state('08001', 'a connection that was refused'),
      state('08003', 'a connection that is gone'),
      {
        defence: 'a database that is away is answered 503',
        from: "new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])",
        to: "new Set([''])",
      },
      {
        defence: 'a connection that breaks without a code is answered 503',
        from: '|| brokenMidway.test(error.message)',
        to: '',
      },
      {
        defence: 'a reply to an error holds none of its words',
        from: "return plain(500, 'generic_error', 'TECHNICAL')",
        to: "return plain(500, error.message as 'generic_error', 'TECHNICAL')",
      },
    ],
  },
  {
    file: errorReply,
    tests: [`${platform}/http/error-reply.test.ts`],
    mutants: [
      {
        defence: 'a body of another type is answered 415',
        from: "if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMedia()",
        to: '',
      },
      {
        defence: 'a path that is too long is answered 414',
        from: "if (status === 414) return plain(414, 'uri_too_long')",
        to: '',
      },
      {
        defence: 'a broken escape in a path is an unknown address',
        from: "if (code === 'FST_ERR_BAD_URL') return plain(404, 'not_found')",
        to: '',
      },
      {
        defence: 'a body that is too large is answered 413',
        from: "if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()",
        to: '',
      },
    ],
  },
  {
    file: `${platform}/http/register-handlers.ts`,
    tests: [failingStatements],
    mutants: [
      {
        defence: 'a change stays only when its reply could be made',
        from: "return route.method === 'DELETE' || keepsReply(route)",
        to: 'return false',
      },
    ],
  },
  {
    file: `${platform}/db/call-transaction.ts`,
    tests: ['packages/server/test/stored-replies.test.ts'],
    mutants: [
      {
        defence: 'a call that fails or refuses leaves nothing',
        from: "await finish(call, 'rollback')",
        to: "await finish(call, 'commit')",
      },
    ],
  },
  {
    file: 'packages/server/src/features/accounts/feedback/feedback.routes.ts',
    tests: [failingStatements],
    mutants: [
      {
        defence: 'a mail is committed with the change it is about',
        from: 'await queueMail(tx, ctx, undefined, feedbackMail(ctx.config.adminEmail, { ...input, pageName }, dinner))',
        to: `const { inOwnTransaction } = await import('../../../platform/db/in-transaction.ts')
    await inOwnTransaction(ctx.db, (own) =>
      queueMail(own, ctx, undefined, feedbackMail(ctx.config.adminEmail, { ...input, pageName }, dinner)))`,
      },
    ],
  },
  {
    file: `${platform}/db/migrate.ts`,
    tests: ['packages/server/test/migration-faults.proof.ts'],
    mutants: [
      {
        defence: 'a migration and its note that it was applied are one transaction',
        from: "await client.query('begin')",
        to: "await client.query('select 1')",
      },
    ],
  },
  {
    file: `${platform}/http/answer-once.ts`,
    tests: ['packages/server/test/answer-once.test.ts'],
    mutants: [
      {
        defence: 'a key that is in use is answered 409',
        from: "if (error instanceof Error && 'code' in error && error.code === '55P03') throw keyInUse()",
        to: '',
      },
    ],
  },
  {
    file: `${platform}/db/database.ts`,
    tests: [`${dinnerRecord}/dinner-lock.test.ts`],
    mutants: [
      {
        defence: 'a lock is waited for three seconds',
        from: "export const lockTimeout = '3s'",
        to: "export const lockTimeout = '19s'",
      },
    ],
  },
  {
    file: `${dinnerRecord}/dinner-lock.store.ts`,
    tests: [`${dinnerRecord}/dinner-lock.test.ts`],
    mutants: [
      {
        defence: 'the event lock has the timeout',
        from: "select set_config('lock_timeout', ${lockTimeout}, true), pg_advisory_xact_lock(hashtextextended(${dinner.id}, 0))",
        to: 'select pg_advisory_xact_lock(hashtextextended(${dinner.id}, 0))',
      },
      {
        defence: 'changes of one event follow each other',
        from: ', pg_advisory_xact_lock(hashtextextended(${dinner.id}, 0))',
        to: '',
      },
      {
        defence: 'events do not wait for each other',
        from: 'hashtextextended(${dinner.id}, 0)',
        to: "hashtextextended('event', 0)",
      },
    ],
  },
  {
    file: `${platform}/db/database.ts`,
    tests: [`${platform}/db/database.test.ts`],
    mutants: [
      {
        defence: 'a statement takes at most seven seconds',
        from: 'export const statementMilliseconds = 7_000',
        to: 'export const statementMilliseconds = 70_000',
      },
      {
        defence: 'an idle transaction ends after thirty seconds',
        from: 'idle_in_transaction_session_timeout: 30_000,',
        to: '',
      },
      {
        defence: 'a connection that is not made in five seconds is given up',
        from: 'connectionTimeoutMillis: 5_000,',
        to: '',
      },
    ],
  },
  {
    file: `${platform}/db/database.ts`,
    tests: [`${platform}/db/watched-client.test.ts`],
    mutants: [
      {
        defence: 'every statement has a timeout',
        from: 'statement_timeout: options.statementMilliseconds ?? statementMilliseconds,',
        to: '',
      },
      { defence: 'connections of the pool break when the database is silent', from: 'Client: WatchedClient,', to: '' },
    ],
  },
  {
    file: `${platform}/db/session-client.ts`,
    tests: [`${platform}/db/watched-client.test.ts`],
    mutants: [
      {
        defence: 'the server looks after lost clients',
        from: '...textForms, ...keepAlive, ...timeouts',
        to: '...textForms, ...timeouts',
      },
      {
        defence: 'the timeout of statements is set after connecting',
        from: 'statement_timeout: String(statement_timeout || 0),',
        to: '',
      },
    ],
  },
  {
    file: `${platform}/db/session-client.ts`,
    tests: [`${platform}/db/database.test.ts`],
    mutants: [
      {
        defence: 'the timeout of idle transactions is set after connecting',
        from: 'idle_in_transaction_session_timeout: String(idle_in_transaction_session_timeout || 0),',
        to: '',
      },
    ],
  },
  {
    file: `${platform}/db/session-client.ts`,
    tests: [`${platform}/db/check-database.test.ts`],
    mutants: [
      {
        defence: 'settings of a database do not change the texts that the driver reads',
        from: '...textForms, ...keepAlive',
        to: '...keepAlive',
      },
    ],
  },
  {
    file: `${platform}/db/check-database.ts`,
    tests: [`${platform}/db/check-database.test.ts`],
    mutants: [
      { defence: 'a database that cannot store every letter is refused', from: "encoding !== 'UTF8'", to: 'false' },
    ],
  },
  {
    file: `${platform}/db/watched-client.ts`,
    tests: [`${platform}/db/watched-client.test.ts`],
    mutants: [
      {
        defence: 'the limit of a watched connection is the one of its statements',
        from: 'const statementMilliseconds = Number(config.statement_timeout ?? 0)',
        to: 'const statementMilliseconds = 60_000',
      },
      {
        defence: 'a long statement that was announced is waited for',
        from: "const longStatement = /\\bset local statement_timeout = '(\\d+)s'/",
        to: 'const longStatement = /(never)/',
      },
      {
        defence: 'the server ends the session of a silent client',
        from: '3 * (statementMilliseconds + slackMilliseconds)',
        to: '0',
      },
      {
        defence: 'closing does not wait for a silent connection',
        from: 'if (isEnding && isSilent) return stream.destroy()',
        to: '',
      },
      {
        defence: 'a query on a silent connection fails',
        from: 'if (isBusy && isSilent) return stream.destroy(silence())',
        to: '',
      },
    ],
  },
  {
    file: `${platform}/db/pub-sub.ts`,
    tests: [`${platform}/db/watched-client.test.ts`],
    mutants: [
      {
        defence: 'a silent connection that only listens is noticed',
        from: 'connectionString, statement_timeout: limit })',
        to: 'connectionString, statement_timeout: 600_000 })',
      },
    ],
  },
  {
    file: `${platform}/jobs/watch-jobs.ts`,
    tests: [`${platform}/jobs/watch-jobs.test.ts`],
    mutants: [
      {
        defence: 'the look whether the database answers has a limit of five seconds',
        from: 'connectionString, statement_timeout: 5_000 })',
        to: 'connectionString })',
      },
    ],
  },
  {
    file: `${platform}/http/stored-reply.store.ts`,
    tests: ['packages/server/test/answer-once.test.ts'],
    mutants: [
      {
        defence: 'the lock of a key has the timeout',
        from: "select set_config('lock_timeout', ${lockTimeout}, true), pg_advisory_xact_lock(hashtextextended(${name}, 1))",
        to: 'select pg_advisory_xact_lock(hashtextextended(${name}, 1))',
      },
    ],
  },
  {
    file: 'packages/server/src/features/events/retention/retention.store.ts',
    tests: ['packages/server/src/features/events/retention/retention.test.ts'],
    mutants: [
      {
        defence: 'deleting an event may take two minutes',
        from: "await sql`set local statement_timeout = '120s'`.execute(tx)",
        to: "await sql`set local statement_timeout = '1ms'`.execute(tx)",
      },
    ],
  },
  {
    file: `${platform}/db/migrate.ts`,
    tests: [`${platform}/db/migrate.test.ts`],
    mutants: [
      {
        defence: 'a database of a newer version is refused',
        from: 'if (unknown !== undefined) throw new NewerSchemaError(unknown)',
        to: '',
      },
      {
        defence: 'processes migrate one after the other',
        from: "await client.query('select pg_advisory_lock($1)', [migrationLock])",
        to: '',
      },
    ],
  },
]
