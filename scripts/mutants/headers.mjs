// Headers of replies.
const http = 'packages/server/src/platform/http'
const features = 'packages/server/src/features'

export default [
  {
    file: `${http}/strict-headers.ts`,
    tests: [`${http}/strict-headers.test.ts`],
    mutants: [
      {
        defence: 'replies load nothing',
        from: `directives: { 'default-src': ["'none'"],`,
        to: `directives: { 'default-src': ['*'],`,
      },
      {
        defence: 'replies are framed by no page',
        from: `'frame-ancestors': ["'none'"] },`,
        to: `'frame-ancestors': ['*'] },`,
      },
      {
        defence: 'outdated browsers frame no reply either',
        from: "frameguard: { action: 'deny' },",
        to: 'frameguard: false,',
      },
      {
        defence: 'links send no referrer, which would hold the secret of the path',
        from: "referrerPolicy: { policy: 'no-referrer' },",
        to: "referrerPolicy: { policy: 'unsafe-url' },",
      },
      {
        defence: 'windows that open a page have no handle of it',
        from: "crossOriginOpenerPolicy: { policy: 'same-origin' },",
        to: 'crossOriginOpenerPolicy: false,',
      },
      {
        defence: 'production tells browsers to come back by HTTPS only',
        from: 'strictTransportSecurity: isSecure(config) ? { maxAge: longestSeconds, includeSubDomains: false } : false,',
        to: 'strictTransportSecurity: false,',
      },
      {
        defence: 'browsers remember HTTPS for a year',
        from: 'const longestSeconds = 31_536_000',
        to: 'const longestSeconds = 3_600',
      },
      {
        defence: 'replies to malformed paths load nothing and are not framed',
        from: `'content-security-policy': "default-src 'none';frame-ancestors 'none'",`,
        to: `'content-security-policy': "default-src *",`,
      },
      {
        defence: 'replies to malformed paths: opener',
        from: "    'cross-origin-opener-policy': 'same-origin',\n",
        to: '',
      },
      {
        defence: 'replies to malformed paths: embedding by other sites',
        from: "    'cross-origin-resource-policy': 'same-origin',\n",
        to: '',
      },
      {
        defence: 'replies to malformed paths: own process of the browser',
        from: "    'origin-agent-cluster': '?1',\n",
        to: '',
      },
      { defence: 'replies to malformed paths: referrer', from: "    'referrer-policy': 'no-referrer',\n", to: '' },
      {
        defence: 'replies to malformed paths: types are not guessed',
        from: "    'x-content-type-options': 'nosniff',\n",
        to: '',
      },
      { defence: 'replies to malformed paths: frames', from: "    'x-frame-options': 'DENY',\n", to: '' },
      {
        defence: 'replies to malformed paths: HTTPS',
        from: "...(isSecure(config) ? { 'strict-transport-security': `max-age=${longestSeconds}` } : {}),",
        to: '',
      },
    ],
  },
  {
    file: 'packages/server/src/app.ts',
    tests: [`${http}/strict-headers.test.ts`],
    mutants: [
      {
        defence: 'every reply has the security headers',
        from: '  await app.register(helmet, strictHeaders(ctx.config))\n',
        to: '',
      },
      {
        defence: 'replies to malformed paths have the security headers',
        from: 'replyToUnreadable(strictHeadersAsText(ctx.config), errorWords)',
        to: 'replyToUnreadable({}, errorWords)',
      },
    ],
  },
  {
    file: `${http}/register-handlers.ts`,
    tests: ['packages/server/test/contract.test.ts'],
    mutants: [
      {
        defence: 'replies of calls are stored nowhere',
        from: "'cache-control': 'no-store', 'x-robots-tag': 'noindex' })",
        to: "'x-robots-tag': 'noindex' })",
      },
      {
        defence: 'replies of calls are not listed by search engines',
        from: ", 'x-robots-tag': 'noindex' })",
        to: ' })',
      },
    ],
  },
  {
    file: `${features}/guests/registration-form/registration-form.routes.ts`,
    tests: [`${features}/guests/registration-form/registration-form.test.ts`],
    mutants: [
      {
        defence: 'the answer to a form is stored nowhere and not listed by search engines',
        from: "void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })",
        to: '',
      },
    ],
  },
  {
    file: `${http}/error-reply.ts`,
    tests: [`${features}/accounts/user-accounts/forged-tokens.test.ts`, `${http}/pages.test.ts`],
    mutants: [
      {
        defence: 'refusals are stored in no cache',
        from: "'cache-control': 'no-store', ",
        to: '',
        tests: [`${http}/error-reply.test.ts`],
      },
      {
        defence: 'refusals are listed by no search engine',
        from: ", 'x-robots-tag': 'noindex'",
        to: '',
        tests: [`${http}/error-reply.test.ts`],
      },
      {
        defence: 'refusals of malformed paths are stored in no cache',
        from: '.headers({ ...headers, ...neverKept })',
        to: '.headers(headers)',
        tests: [`${http}/strict-headers.test.ts`],
      },
      {
        defence: 'refusals of broken requests are stored in no cache',
        from: '{ ...headers, ...neverKept, ',
        to: '{ ...headers, ',
        tests: [`${http}/strict-headers.test.ts`],
      },
      {
        defence: 'an expired session says that a token is needed',
        from: "if (problem.status === 401) void reply.header('www-authenticate', 'Bearer')",
        to: '',
      },
      {
        defence: 'refused callers are told when to come back',
        from: "void reply.header('retry-after', String(problem.retryAfterSeconds))",
        to: 'void 0',
      },
    ],
  },
  {
    file: `${features}/accounts/user-accounts/accounts.routes.ts`,
    tests: [`${features}/accounts/user-accounts/avatar.test.ts`],
    mutants: [
      {
        defence: 'a picture of an account runs nothing',
        from: `'content-security-policy': "default-src 'none'; sandbox",`,
        to: '',
      },
      {
        defence: 'a picture of an account has a harmless name',
        from: `'content-disposition': 'inline; filename="avatar.webp"',`,
        to: '',
      },
      {
        defence: 'a picture of an account is kept by its browser only',
        from: "'cache-control': 'private, max-age=86400, immutable',",
        to: "'cache-control': 'public, max-age=86400, immutable',",
      },
      {
        defence: 'a picture of an account is embedded by this site only',
        from: "'cross-origin-resource-policy': 'same-origin',",
        to: "'cross-origin-resource-policy': 'cross-origin',",
      },
    ],
  },
  {
    file: `${features}/messages/sending/dev-mails.routes.ts`,
    tests: [`${features}/messages/sending/dev-mails.test.ts`],
    mutants: [
      {
        defence: 'a stored mail is shown without scripts',
        from: `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
        to: `default-src *`,
      },
      {
        defence: 'a stored mail is framed by this site only',
        from: "  'x-frame-options': 'SAMEORIGIN',\n",
        to: "  'x-frame-options': 'ALLOWALL',\n",
      },
      {
        defence: 'stored mails are not kept by browsers',
        from: "  'cache-control': 'no-store',\n  'content-security",
        to: "  'content-security",
      },
      {
        defence: 'the list of stored mails is not kept by browsers',
        from: "void reply.header('cache-control', 'no-store')",
        to: 'void 0',
      },
      {
        defence: 'files of stored mails are saved, not shown, and not kept by browsers',
        from: "{ 'cache-control': 'no-store', 'content-type': file.contentType, 'content-disposition': disposition }",
        to: "{ 'content-type': file.contentType }",
      },
    ],
  },
  {
    file: 'packages/server/src/platform/sse/event-streams.ts',
    tests: [`${features}/plan/plan-optimization/live.test.ts`],
    mutants: [
      { defence: 'streams are not stored', from: "  'cache-control': 'no-store',\n", to: '' },
      { defence: 'streams are not listed by search engines', from: "  'x-robots-tag': 'noindex',\n", to: '' },
    ],
  },
  {
    file: `${features}/guests/public-pages/public-files.routes.ts`,
    tests: [`${features}/guests/public-pages/public-files.test.ts`],
    mutants: [
      {
        defence: 'pictures of events are not listed by search engines',
        from: "            'x-robots-tag': 'noindex',\n",
        to: '',
      },
      {
        defence: 'robots.txt closes the pages with secrets',
        from: "const closed = ['/admin/', '/self/', '/my-events', '/newsletter/', '/api/', '/rest/']",
        to: 'const closed: string[] = []',
      },
    ],
  },
  {
    file: `${features}/messages/newsletter/newsletter.routes.ts`,
    tests: [`${features}/messages/newsletter/newsletter.test.ts`],
    mutants: [
      {
        defence: 'the withdrawal of a consent is neither stored nor listed',
        from: "{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }",
        to: '{}',
      },
    ],
  },
  {
    file: `${features}/accounts/operation/metrics.routes.ts`,
    tests: [`${features}/accounts/operation/metrics.test.ts`],
    mutants: [
      { defence: 'metrics are not stored', from: ", 'cache-control': 'no-store' })", to: ' })' },
      {
        defence: 'metrics need their token',
        from: "if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) throw unauthorized()",
        to: '',
      },
      {
        defence: 'without a token there are no metrics',
        from: 'if (metricsToken === undefined) throw notFound()',
        to: '',
      },
    ],
  },
  {
    file: `${features}/events/wizard/demo.routes.ts`,
    tests: [`${features}/events/wizard/ready-demo.test.ts`],
    mutants: [
      {
        defence: 'the way back from the button of the demo is not stored',
        from: "async (_request, reply) => reply.header('cache-control', 'no-store').redirect(back, 303)",
        to: 'async (_request, reply) => reply.redirect(back, 303)',
      },
      {
        defence: 'the answer of a busy demo is not stored',
        from: "void reply.header('cache-control', 'no-store').redirect('/?demo",
        to: "void reply.redirect('/?demo",
      },
      {
        defence: 'the address of a new demo is neither stored nor listed',
        from: "{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }",
        to: '{}',
      },
    ],
  },
  {
    file: `${features}/payments/orders/sandbox.routes.ts`,
    tests: [`${features}/payments/orders/sandbox.test.ts`],
    mutants: [
      {
        defence: 'the way back from the sandbox is not stored',
        from: "reply.header('cache-control', 'no-store').redirect(",
        to: 'reply.redirect(',
      },
    ],
  },
  {
    file: `${features}/people/exports/exports.routes.ts`,
    tests: [`${features}/people/exports/exports.test.ts`],
    mutants: [
      {
        defence: 'exports are saved, not shown',
        from: "'content-disposition': `attachment; filename",
        to: "'content-disposition': `inline; filename",
      },
    ],
  },
  {
    file: `${features}/people/participants/participants.routes.ts`,
    tests: [`${features}/people/participants/export-import.test.ts`],
    mutants: [
      {
        defence: 'lists of people are saved, not shown',
        from: "'content-disposition': `attachment; filename",
        to: "'content-disposition': `inline; filename",
      },
    ],
  },
  {
    file: `${features}/guests/calendar/calendar.routes.ts`,
    tests: [`${features}/guests/calendar/calendar.test.ts`],
    mutants: [
      {
        defence: 'calendars are saved, not shown',
        from: "'content-disposition': `attachment; filename",
        to: "'content-disposition': `inline; filename",
      },
    ],
  },
  {
    file: `${features}/accounts/operation/operation.routes.ts`,
    tests: [`${features}/messages/newsletter/newsletter.test.ts`],
    mutants: [
      {
        defence: 'the list of the newsletter is saved, not shown',
        from: "'content-disposition': 'attachment; filename",
        to: "'content-disposition': 'inline; filename",
      },
    ],
  },
]
