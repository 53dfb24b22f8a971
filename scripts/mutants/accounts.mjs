// Accounts, their sessions and the operator's pages.
const features = 'packages/server/src/features'

export default [
  {
    file: `${features}/accounts/user-accounts/authorized-account.ts`,
    tests: [
      `${features}/accounts/user-accounts/accounts.test.ts`,
      `${features}/accounts/user-accounts/forged-tokens.test.ts`,
    ],
    mutants: [
      {
        defence: 'a session that was ended opens nothing',
        from: '|| account.tokenVersion !== claims.tokenVersion) throw',
        to: ') throw',
      },
      {
        defence: 'pages of the operator need the operator',
        from: "if (!rolesOf(ctx, account).includes('ROLE_ADMIN')) throw forbidden()",
        to: '',
        tests: [`${features}/accounts/operation/operation.test.ts`],
      },
      {
        defence: 'only a confirmed account is the operator',
        from: 'confirmedAt !== undefined && emailIdentity(email)',
        to: 'emailIdentity(email)',
      },
    ],
  },
  {
    file: `${features}/accounts/user-accounts/session-tokens.ts`,
    tests: [`${features}/accounts/user-accounts/forged-tokens.test.ts`],
    mutants: [
      { defence: 'session tokens have one algorithm', from: '        algorithms: [algorithm],\n', to: '' },
      {
        defence: 'session tokens have their type',
        from: "        typ: 'JWT',\n        issuer,",
        to: '        issuer,',
      },
      {
        defence: 'session tokens come from this product',
        from: '        issuer,\n        audience,\n        requiredClaims',
        to: '        audience,\n        requiredClaims',
      },
      {
        defence: 'session tokens are for accounts',
        from: '        audience,\n        requiredClaims',
        to: '        requiredClaims',
      },
      {
        defence: 'session tokens have all claims',
        from: "        requiredClaims: ['sub', 'jti', 'iat', 'exp'],\n",
        to: '',
      },
      {
        defence: 'session tokens end after twelve hours, whatever they say',
        from: '        maxTokenAge: seconds,\n',
        to: '',
      },
      {
        defence: 'session tokens last twelve hours',
        from: 'const seconds = 12 * 3_600',
        to: 'const seconds = 13 * 3_600',
      },
    ],
  },
  {
    file: `${features}/accounts/user-accounts/account.store.ts`,
    tests: [
      `${features}/accounts/user-accounts/accounts.test.ts`,
      `${features}/accounts/user-accounts/hostile-accounts.test.ts`,
    ],
    mutants: [
      { defence: 'a link to confirm sets no password', from: "      .where('purpose', '=', purpose)\n", to: '' },
      { defence: 'mailed links of accounts expire', from: "      .where('expiresAt', '>', now)\n", to: '' },
      {
        defence: 'mailed links of accounts are stored as hashes',
        from: '.values({ ...link, tokenHash: secretHash(token) })',
        to: '.values({ ...link, tokenHash: Buffer.from(token) })',
      },
    ],
  },
  {
    file: `${features}/accounts/user-accounts/register.ts`,
    tests: [`${features}/accounts/user-accounts/accounts.test.ts`],
    mutants: [
      {
        defence: 'confirming an account needs its password',
        from: "if (!(await ctx.passwords.verify(storedAccount.passwordHash, password))) refuse('password_wrong', 'password')",
        to: '',
      },
    ],
  },
  {
    file: `${features}/accounts/user-accounts/passwords.ts`,
    tests: [`${features}/accounts/user-accounts/accounts.test.ts`],
    mutants: [
      {
        defence: 'changing a password needs the old one',
        from: "if (!(await ctx.passwords.verify(account.passwordHash, password))) refuse('password_wrong', 'password')",
        to: '',
      },
      {
        defence: 'a new password has to be a good one',
        from: "refuseIf(passwordIssues(newPassword, account, isCommonPassword, 'newPassword'))",
        to: '',
        tests: [`${features}/accounts/user-accounts/accounts.test.ts`],
      },
    ],
  },
  {
    file: `${features}/accounts/user-accounts/passwords.ts`,
    tests: [
      `${features}/accounts/user-accounts/accounts.test.ts`,
      `${features}/accounts/user-accounts/hostile-accounts.test.ts`,
    ],
    mutants: [
      {
        defence: 'a password set by a mailed link has to be a good one',
        from: 'refuseIf(passwordIssues(password, storedAccount, isCommonPassword))',
        to: '',
      },
      {
        defence: 'of two uses of a mailed password link at once one succeeds',
        from: 'if ((await accountLinkStore.accountIdOf(tx, link)) === undefined) throw notFound()',
        to: '',
      },
    ],
  },
  {
    file: `${features}/guests/portal/portal.routes.ts`,
    tests: [`${features}/accounts/user-accounts/accounts.test.ts`],
    mutants: [
      {
        defence: 'events are listed for a confirmed address only',
        from: 'events: confirmedAt ? await listEventsOf(ctx, email) : [],',
        to: 'events: await listEventsOf(ctx, email),',
      },
    ],
  },
  {
    file: `${features}/accounts/operation/operation.routes.ts`,
    tests: [`${features}/accounts/operation/operation.test.ts`],
    mutants: [
      {
        defence: 'calls of the operator need more than an account',
        from: 'const admin = requireAdmin(ctx, sessionTokens(ctx))',
        to: 'const admin = async () => undefined',
      },
    ],
  },
]
