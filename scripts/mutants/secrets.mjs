// Secrets: how long they are, how they are compared and kept.
const platform = 'packages/server/src/platform'
const features = 'packages/server/src/features'

export default [
  {
    file: `${platform}/ids.ts`,
    tests: ['packages/server/test/secrets.test.ts > secrets '],
    mutants: [
      {
        defence: 'secrets have 144 bits',
        from: "return randomBytes(18).toString('base64url')",
        to: "return randomBytes(8).toString('base64url')",
      },
      {
        defence: 'secrets are compared in constant time',
        from: 'return crypto.timingSafeEqual(secretHash(given), secretHash(expected))',
        to: 'return secretHash(given).equals(secretHash(expected))',
        tests: ['packages/server/test/secret-comparison.test.ts'],
      },
      {
        defence: 'ids of accounts and people cannot be guessed',
        from: '  return randomUUID()\n',
        to: "  return `00000000-0000-4000-8000-${String(performance.now()).replace('.', '').padEnd(12, '0').slice(0, 12)}`\n",
      },
    ],
  },
  {
    file: `${features}/accounts/operation/metrics.routes.ts`,
    tests: ['packages/server/test/secret-comparison.test.ts'],
    mutants: [
      {
        defence: 'the token of the metrics is compared in constant time',
        from: "!isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`)",
        to: 'request.headers.authorization !== `Bearer ${metricsToken}`',
      },
    ],
  },
  {
    file: `${features}/events/dinners/acknowledge-dinner.ts`,
    tests: ['packages/server/test/secret-comparison.test.ts'],
    mutants: [
      {
        defence: 'the token that confirms an event is compared in constant time',
        from: '!isSameSecret(secretHash(token), expected)',
        to: '!secretHash(token).equals(expected)',
      },
      {
        defence: 'an event without a token is not confirmed',
        from: 'if (!expected || !isSameSecret(secretHash(token), expected)) throw notFound()',
        to: '',
      },
    ],
  },
  {
    file: `${features}/people/registration/register/repeated-request.store.ts`,
    tests: ['packages/server/test/secret-comparison.test.ts'],
    mutants: [
      {
        defence: 'the body of a repeated registration is compared in constant time',
        from: 'isSameBody: isSameSecret(digestOf(body, row.salt), row.bodyDigest),',
        to: 'isSameBody: digestOf(body, row.salt).equals(row.bodyDigest),',
      },
      {
        defence: 'a secret of a registration has 144 bits',
        from: ".subarray(0, 18).toString('base64url')",
        to: ".subarray(0, 8).toString('base64url')",
        tests: [`${features}/people/registration/register/repeated-request.test.ts`],
      },
      {
        defence: 'repeated registrations are found within their event',
        from: "      .where('dinnerId', '=', dinner.id)\n      .where('keyHash'",
        to: "      .where('keyHash'",
        tests: [`${features}/people/registration/register/repeated-request.test.ts`],
      },
    ],
  },
  {
    file: `${features}/people/registration/register/register.ts`,
    tests: [`${features}/people/registration/register/repeated-request.test.ts`],
    mutants: [
      {
        defence: 'a key of a registration with another body is refused',
        from: 'if (!answered.isSameBody) throw keyReused()',
        to: '',
      },
    ],
  },
  {
    file: `${platform}/passwords/password-hasher.ts`,
    tests: [`${features}/accounts/user-accounts/unknown-accounts.test.ts`],
    mutants: [
      {
        defence: 'passwords are hashed by argon2id with 19 MiB and two passes',
        from: '{ algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }',
        to: '{ algorithm: 2, memoryCost: 4_096, timeCost: 1, parallelism: 1 }',
      },
      {
        defence: 'an unknown account costs a hash too',
        from: '      const compared = storedHash ?? (await decoy)\n',
        to: '      if (storedHash === undefined) return false\n      const compared = storedHash\n',
      },
      {
        defence: 'the password of the account that is compared for unknown ones opens nothing',
        from: 'return isRight && storedHash !== undefined',
        to: 'return isRight',
      },
    ],
  },
  {
    file: `${features}/accounts/user-accounts/login.ts`,
    tests: [
      `${features}/accounts/user-accounts/unknown-accounts.test.ts`,
      `${features}/accounts/user-accounts/accounts.test.ts`,
    ],
    mutants: [
      { defence: 'a login compares a few passwords only', from: '.slice(0, maxClaims)\n', to: '\n' },
      {
        defence: 'a login without the right password is refused',
        from: 'if (!account) throw loginFailed()',
        to: 'if (!account) throw new Error()',
      },
    ],
  },
  {
    file: `${features}/accounts/user-accounts/passwords.ts`,
    tests: [
      `${features}/accounts/user-accounts/accounts.test.ts`,
      `${features}/accounts/user-accounts/unknown-accounts.test.ts`,
    ],
    mutants: [
      { defence: 'a password link lasts one hour', from: 'const hour = 3_600_000', to: 'const hour = 36_000_000' },
      {
        defence: 'a password link is mailed to known addresses only',
        from: 'return account !== undefined && isAllowed',
        to: 'return isAllowed',
      },
      {
        defence: 'a password link is mailed a few times only',
        from: 'return account !== undefined && isAllowed',
        to: 'return account !== undefined',
      },
    ],
  },
  {
    file: `${features}/guests/portal/portal.routes.ts`,
    tests: [`${features}/guests/portal/portal.routes.test.ts`],
    mutants: [
      {
        defence: 'a link to "my events" is mailed to known addresses only',
        from: 'return allowed && portalEntries.length > 0',
        to: 'return allowed',
      },
      {
        defence: 'a link to "my events" is mailed a few times only',
        from: 'return allowed && portalEntries.length > 0',
        to: 'return portalEntries.length > 0',
      },
    ],
  },
  {
    file: `${platform}/db/shared-secret.ts`,
    tests: ['packages/server/src/platform/db/shared-secret.test.ts'],
    mutants: [
      { defence: 'keys of the instance have 256 bits', from: 'value: randomBytes(32)', to: 'value: randomBytes(8)' },
      {
        defence: 'keys of the instance differ by what they are for',
        from: "select('value').where('name', '=', name)",
        to: "select('value')",
      },
    ],
  },
  {
    file: `${platform}/instance-secret.ts`,
    tests: [`${platform}/instance-secret.test.ts`],
    mutants: [
      {
        defence: 'a damaged key is not used',
        from: 'if (secret.length !== length) throw new Error(`${file} is damaged: remove it to get a new one`)',
        to: '',
      },
      {
        defence: 'only the owner reads the file of a key',
        from: 'await writeFile(draft, candidateSecret, { mode: 0o600 })',
        to: 'await writeFile(draft, candidateSecret)',
      },
      {
        defence: 'only the owner enters the folder of keys',
        from: 'recursive: true, mode: 0o700 }',
        to: 'recursive: true }',
      },
      { defence: 'keys in files have 256 bits', from: 'const length = 32', to: 'const length = 8' },
    ],
  },
  {
    file: `${platform}/config.ts`,
    tests: [`${platform}/config.test.ts`],
    mutants: [
      { defence: 'the token of the metrics has 32 characters', from: '/^[!-~]{32,200}$/', to: '/^[!-~]{8,200}$/' },
      {
        defence: 'production does not lift the limits of calls',
        from: "...(environment.RATE_LIMITS === 'off' ? ['RATE_LIMITS: cannot be off in production'] : []),",
        to: '',
      },
      {
        defence: 'donations go to an address with HTTPS',
        from: "DONATION_URL: optional(url(['https:'])),",
        to: "DONATION_URL: optional(url(['https:', 'http:'])),",
      },
    ],
  },
  {
    file: 'packages/domain/src/accounts/account-issues.ts',
    tests: ['packages/domain/src/accounts/account-issues.test.ts'],
    mutants: [
      {
        defence: 'passwords have eight characters',
        from: 'passwordLength = { min: 8,',
        to: 'passwordLength = { min: 7,',
      },
      { defence: 'passwords have 128 characters at most', from: 'max: 128 }', to: 'max: 129 }' },
      { defence: 'common passwords are refused', from: 'common(lower) || new Set', to: 'new Set' },
      { defence: 'passwords of one letter are refused', from: '|| new Set(lower).size === 1 ?', to: '?' },
      {
        defence: 'the own name is no password',
        from: "if (ownNames.includes(lower)) return [issue('password_is_own_name', field)]",
        to: '',
      },
    ],
  },
  {
    file: `${features}/payments/orders/return-from-provider.ts`,
    tests: ['packages/server/test/existing-client/return-from-provider.test.ts'],
    mutants: [
      { defence: 'no script reads the secret of an order', from: 'HttpOnly; ', to: '' },
      { defence: 'no other site sends the secret of an order', from: '; SameSite=Strict', to: '' },
      { defence: 'the secret of an order goes over TLS only', from: "? '; Secure' : ''", to: "? '' : ''" },
      {
        defence: 'without its cookie an order is not found',
        from: 'if (orderSecret === undefined) throw notFound()',
        to: '',
      },
      {
        defence: 'a navigation neither takes money nor voids an order',
        from: "return mode === 'cors' || mode === 'same-origin'",
        to: 'return true',
      },
      { defence: 'the secret of an order stays with its own calls', from: '; Path=${path}', to: '; Path=/' },
    ],
  },
  {
    file: `${features}/payments/orders/payment-order.store.ts`,
    tests: [
      'packages/server/test/existing-client/return-from-provider.test.ts > answers 404 to a script',
      `${features}/payments/orders/payments.test.ts > returns the form after cancelling`,
    ],
    mutants: [
      {
        defence: 'the secret of another order opens none',
        from: "\n      .where('secretHash', '=', secretHash)",
        to: '',
      },
    ],
  },
  {
    file: `${features}/payments/orders/payments.routes.ts`,
    tests: ['packages/server/test/existing-client/return-from-provider.test.ts'],
    mutants: [
      {
        defence: 'the browser that orders keeps the secret of its order',
        from: "void reply.header('set-cookie', orderCookie(ctx, request.originalUrl, { token, orderSecret }))",
        to: '',
      },
    ],
  },
  {
    file: 'packages/server/src/app.ts',
    tests: [`${platform}/log.test.ts > a line about a request`],
    mutants: [
      {
        defence: 'logs name the pattern of a path, not its secret',
        from: "route: request.routeOptions.url ?? 'page'",
        to: 'route: request.url',
      },
      {
        defence: 'production shows no mails',
        from: 'if (!ctx.config.production) await app.register(devMailPages(ctx))',
        to: 'await app.register(devMailPages(ctx))',
        tests: [`${features}/messages/sending/dev-mails.test.ts > answers 404`],
      },
    ],
  },
  {
    file: `${platform}/log.ts`,
    tests: [`${platform}/log.test.ts > writes class`],
    mutants: [
      {
        defence: 'logs hold no words of an error, which may quote data',
        from: '    name: error.name,\n',
        to: '    name: String(error),\n',
      },
      {
        defence: 'logs hold no line of an error that looks like a frame',
        from: "const afterMessage = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : ''",
        to: 'const afterMessage = stack',
        tests: [`${platform}/log.test.ts > writes no line`],
      },
    ],
  },
]
