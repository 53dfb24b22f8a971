// Lines that look like defences and need no mutant, with the reason.
/** `[{ file, line, why }]`: `line` is a part of the line. */
export const exceptions = [
  { file: 'packages/domain/src/limits.ts', line: '  email: 255,', why: 'addresses end at 254, as mail servers say' },
  {
    file: 'packages/server/src/features/accounts/user-accounts/accounts.routes.ts',
    line: 'openHandler(accountRoutes.login',
    why: 'what it shows or changes is opened by what the caller sends: a password, a mailed token or the token of "my events"',
  },
  {
    file: 'packages/server/src/features/accounts/user-accounts/accounts.routes.ts',
    line: 'openHandler(accountRoutes.register',
    why: 'what it shows or changes is opened by what the caller sends: a password, a mailed token or the token of "my events"',
  },
  {
    file: 'packages/server/src/features/accounts/user-accounts/accounts.routes.ts',
    line: 'openHandler(accountRoutes.confirm',
    why: 'what it shows or changes is opened by what the caller sends: a password, a mailed token or the token of "my events"',
  },
  {
    file: 'packages/server/src/features/accounts/user-accounts/accounts.routes.ts',
    line: 'openHandler(accountRoutes.newPassword',
    why: 'what it shows or changes is opened by what the caller sends: a password, a mailed token or the token of "my events"',
  },
  {
    file: 'packages/server/src/features/accounts/user-accounts/accounts.routes.ts',
    line: 'openHandler(accountRoutes.forgottenPassword',
    why: 'answers the same for every address',
  },
  {
    file: 'packages/server/src/features/accounts/user-accounts/accounts.routes.ts',
    line: 'openHandler(accountRoutes.avatar',
    why: 'pictures have random names',
  },
  {
    file: 'packages/server/src/features/guests/portal/portal.routes.ts',
    line: 'openHandler(portalRoutes.myEvents',
    why: 'what it shows or changes is opened by what the caller sends: a password, a mailed token or the token of "my events"',
  },
  {
    file: 'packages/server/src/features/guests/portal/portal.routes.ts',
    line: 'openHandler(portalRoutes.revoke',
    why: 'what it shows or changes is opened by what the caller sends: a password, a mailed token or the token of "my events"',
  },
  {
    file: 'packages/server/src/features/guests/portal/portal.routes.ts',
    line: 'openHandler(portalRoutes.accessRecovery',
    why: 'answers the same for every address',
  },
  {
    file: 'packages/server/src/features/events/dinners/master-data.routes.ts',
    line: 'openHandler(',
    why: 'the same for everyone: words of the product',
  },
  {
    file: 'packages/server/src/features/events/wizard/wizard.routes.ts',
    line: 'openHandler(',
    why: 'checks what it was sent and stores nothing',
  },
  {
    file: 'packages/server/src/features/accounts/feedback/feedback.routes.ts',
    line: 'openHandler(feedbackRoutes.send',
    why: 'anyone may write to the operator',
  },
  {
    file: 'packages/server/src/features/accounts/feedback/feedback.routes.ts',
    line: 'openHandler(feedbackRoutes.converse',
    why: 'anyone may write to the operator',
  },
  {
    file: 'packages/server/src/features/accounts/feedback/feedback.routes.ts',
    line: 'openHandler(feedbackRoutes.resolve',
    why: 'anyone may write to the operator',
  },
  {
    file: 'packages/server/src/features/people/registration/registration.routes.ts',
    line: 'openHandler(registrationRoutes.list',
    why: 'public events',
  },
  {
    file: 'packages/server/src/features/people/registration/registration.routes.ts',
    line: 'openHandler(registrationRoutes.addresses',
    why: 'streets of a map, no data of this instance',
  },
  {
    file: 'packages/server/src/features/accounts/user-accounts/account.store.ts',
    line: "set_config('lock_timeout', ${lockTimeout}, true)",
    why: 'without it the statement ends after seven instead of three seconds',
  },
  {
    file: 'packages/server/src/features/accounts/feedback/feedback.store.ts',
    line: "set_config('lock_timeout', ${lockTimeout}, true)",
    why: 'without it the statement ends after seven instead of three seconds',
  },
  {
    file: 'packages/server/src/platform/db/check-database.ts',
    line: 'statement_timeout: 7_000 }',
    why: 'a process that starts; the usual limit',
  },
  {
    file: 'packages/server/src/platform/db/session-client.ts',
    line: '{ statement_timeout, idle_in_transaction_session_timeout, ...config }',
    why: 'takes them from the start of a connection; its mutants are where they are set',
  },
  {
    file: 'packages/server/src/platform/tombstones/deletion-counter.store.ts',
    line: "statement_timeout = '120s'",
    why: 'lengthens the usual limits for one statement at the start',
  },
  {
    file: 'packages/server/src/platform/tombstones/deletion-counter.store.ts',
    line: "lock_timeout = '60s'",
    why: 'lengthens the usual limits for one statement at the start',
  },
  {
    file: 'packages/server/src/platform/db/embedded/start-embedded-postgres.ts',
    line: 'connectionTimeoutMillis: 5000',
    why: 'a server of this process, not of a network',
  },
  {
    file: 'packages/server/src/features/guests/confirmation-forms/confirmation-forms.routes.ts',
    line: '<a href="${escapeHtml(path)}">',
    why: 'a path of this server and words of the product',
  },
  {
    file: 'packages/server/src/features/guests/registration-form/paying-pages.routes.ts',
    line: '<a href="${escapeHtml(href)}">',
    why: 'URL has encoded the address',
  },
  {
    file: 'packages/server/src/features/guests/registration-form/paying-pages.routes.ts',
    line: 'action="${escapeHtml(page)}"',
    why: 'a path of this server whose parameter is encoded',
  },
  {
    file: 'packages/server/src/features/guests/registration-form/paying-pages.routes.ts',
    line: '`<p>${escapeHtml(text)}</p>`',
    why: 'words of the product',
  },
  {
    file: 'packages/server/src/features/guests/registration-form/paying-pages.routes.ts',
    line: '${escapeHtml(page.replace(',
    why: 'a path of this server whose parameter is encoded',
  },
  {
    file: 'packages/server/src/features/guests/registration-form/registration-form.routes.ts',
    line: '`<p>${escapeHtml(message)}</p>`',
    why: 'words of the product',
  },
  {
    file: 'packages/server/src/features/guests/registration-form/registration-form.routes.ts',
    line: '<a href="${escapeHtml(pathOf(request))}">',
    why: 'a path of this server whose parameter is encoded, and words of the product',
  },
  {
    file: 'packages/server/src/features/payments/orders/payment-order.present.ts',
    line: 'words.notice',
    why: 'words of the product',
  },
  {
    file: 'packages/server/src/features/payments/orders/payment-order.present.ts',
    line: 'words[choice]',
    why: 'words of the product',
  },
  {
    file: 'packages/server/src/features/payments/orders/payment-order.present.ts',
    line: 'words.label',
    why: 'words of the product',
  },
  {
    file: 'packages/server/src/features/payments/orders/payment-order.present.ts',
    line: 'words.amount',
    why: 'words of the product',
  },
  {
    file: 'packages/server/src/features/payments/orders/payment-order.present.ts',
    line: 'words.decided',
    why: 'words of the product',
  },
  {
    file: 'packages/server/src/features/guests/public-pages/public-files.routes.ts',
    line: "'cross-origin-resource-policy', 'cross-origin'",
    why: 'lets other sites embed a preview, on purpose',
  },
  {
    file: 'packages/server/src/platform/backup/restore-backup.ts',
    line: 'const name = pg.escapeIdentifier(table)',
    why: 'names of tables of the own schema',
  },
  {
    file: 'packages/server/src/platform/backup/restore-backup.ts',
    line: '`public.${pg.escapeIdentifier(table)}`',
    why: 'names of tables of the own schema',
  },
  {
    file: 'packages/server/src/platform/backup/write-backup.ts',
    line: 'pg.escapeIdentifier(name)',
    why: 'names of tables of the own schema',
  },
  {
    file: 'packages/server/src/features/people/registration/register/register.ts',
    line: 'const salt = randomBytes(32)',
    why: 'a salt beside the random key of the client',
  },
  {
    file: 'packages/server/src/platform/http/stored-reply.store.ts',
    line: 'const salt = randomBytes(32)',
    why: 'a salt beside the random key of the client',
  },
  {
    file: 'packages/server/src/platform/http/stored-reply.store.ts',
    line: 'randomBytes(cipher.ivBytes)',
    why: 'each row has a key of its own',
  },
  {
    file: 'packages/server/src/platform/instance-secret.ts',
    line: 'const candidateSecret = randomBytes(length)',
    why: 'its length is the constant above, which has a mutant',
  },
]
