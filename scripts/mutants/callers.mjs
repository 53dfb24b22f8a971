// By whom calls are counted, and how.
const tests = ['packages/server/test/rate-limits.test.ts']
const withoutStore = 'packages/server/test/rate-limits-without-store.test.ts'

export default [
  {
    file: 'packages/server/src/features/rate-limits.ts',
    tests,
    mutants: [
      {
        defence: 'create: counted per network',
        from: "row('create', ['POST /wizardservice/v1/create'], byNetwork, 'successes', [5, hour], [20, day])",
        to: "row('create', ['POST /wizardservice/v1/create'], byInstance, 'successes', [5, hour], [20, day])",
        tests: ['packages/server/test/rate-limits.test.ts > create '],
      },
      {
        defence: 'create for: counted per email',
        from: "row('create for', ['POST /wizardservice/v1/create'], byEmail, 'successes', [3, day])",
        to: "row('create for', ['POST /wizardservice/v1/create'], byInstance, 'successes', [3, day])",
        tests: ['packages/server/test/rate-limits.test.ts > create for '],
      },
      {
        defence: 'demo: counted per network',
        from: "row('demo', ['POST /running-dinner-demo'], byNetwork, 'calls', [10, hour], [30, day])",
        to: "row('demo', ['POST /running-dinner-demo'], byInstance, 'calls', [10, hour], [30, day])",
        tests: ['packages/server/test/rate-limits.test.ts > demo '],
      },
      {
        defence: 'demos: counted per instance',
        from: "row('demos', ['POST /running-dinner-demo'], byInstance, 'calls', [120, hour], [600, day])",
        to: "row('demos', ['POST /running-dinner-demo'], byNetwork, 'calls', [120, hour], [600, day])",
        tests: ['packages/server/test/rate-limit-windows.test.ts > limits per instance hold'],
      },
      {
        defence: 'wizard: counted per network',
        from: "row('wizard', [/^PUT \\/wizardservice\\/v1\\/validate\\//], byNetwork, 'calls', [120, minute])",
        to: "row('wizard', [/^PUT \\/wizardservice\\/v1\\/validate\\//], byInstance, 'calls', [120, minute])",
        tests: ['packages/server/test/rate-limits.test.ts > wizard '],
      },
      {
        defence: 'links: counted per event',
        from: "row('links', [/^PUT .*\\/resend-runningdinner-created-message$/], byEvent, 'successes', [3, day])",
        to: "row('links', [/^PUT .*\\/resend-runningdinner-created-message$/], byInstance, 'successes', [3, day])",
        tests: ['packages/server/test/rate-limits.test.ts > links '],
      },
      {
        defence: 'administration link: counted per network',
        from: "row('administration link', [/^PUT .*\\/administrationlink$/], byNetwork, 'successes', [10, hour])",
        to: "row('administration link', [/^PUT .*\\/administrationlink$/], byInstance, 'successes', [10, hour])",
        tests: ['packages/server/test/rate-limits.test.ts > administration link '],
      },
      {
        defence: 'check: counted per network',
        from: "row('check', checks, byNetwork,",
        to: "row('check', checks, byInstance,",
        tests: ['packages/server/test/rate-limits.test.ts > check '],
      },
      {
        defence: 'register: counted per network and event',
        from: "row('register', registrations, byNetworkAndEvent,",
        to: "row('register', registrations, byNetwork,",
        tests: ['packages/server/test/rate-limit-windows.test.ts > limits count per event'],
      },
      {
        defence: 'known addresses: counted per network',
        from: '`PUT ${frontend}/registration/email`],\n      byNetwork,',
        to: '`PUT ${frontend}/registration/email`],\n      byInstance,',
        tests: ['packages/server/test/rate-limits.test.ts > known addresses '],
      },
      {
        defence: 'resend: counted per network',
        from: "row('resend', resends, byNetwork,",
        to: "row('resend', resends, byInstance,",
        tests: ['packages/server/test/rate-limits.test.ts > resend '],
      },
      {
        defence: 'suggestions: counted per network',
        from: "row('suggestions', ['GET /frontend/v1/addresses'], byNetwork, 'calls', [120, minute])",
        to: "row('suggestions', ['GET /frontend/v1/addresses'], byInstance, 'calls', [120, minute])",
        tests: ['packages/server/test/rate-limits.test.ts > suggestions '],
      },
      {
        defence: 'payment: counted per network',
        from: `row('payment', [new RegExp(\`^(GET|POST) \${frontend}/order/\`)], byNetwork, 'calls', [120, minute])`,
        to: `row('payment', [new RegExp(\`^(GET|POST) \${frontend}/order/\`)], byInstance, 'calls', [120, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > payment '],
      },
      {
        defence: 'evening: counted per link',
        from: `row('evening', [\`GET \${evening}\`], byLink, 'calls', [120, minute])`,
        to: `row('evening', [\`GET \${evening}\`], byInstance, 'calls', [120, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > evening '],
      },
      {
        defence: 'evening stream: counted per link',
        from: `row('evening stream', [\`GET \${evening}/stream\`], byLink, 'calls', [60, minute])`,
        to: `row('evening stream', [\`GET \${evening}/stream\`], byInstance, 'calls', [60, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > evening stream '],
      },
      {
        defence: 'reports: counted per link',
        from: `row('reports', [\`POST \${evening}/reports\`], byLink, 'calls', [60, minute])`,
        to: `row('reports', [\`POST \${evening}/reports\`], byInstance, 'calls', [60, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > reports '],
      },
      {
        defence: 'preview: counted per event',
        from: `row('preview', [new RegExp(\`^PUT (\${messages}/\\\\w+|\${planned})/preview$\`)], byEvent, 'calls', [120, minute])`,
        to: `row('preview', [new RegExp(\`^PUT (\${messages}/\\\\w+|\${planned})/preview$\`)], byInstance, 'calls', [120, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > preview '],
      },
      {
        defence: 'test mail: counted per event',
        from: '(caller) => (isTest(caller) ? byEvent(caller) : undefined),',
        to: '(caller) => (isTest(caller) ? byInstance() : undefined),',
        tests: ['packages/server/test/rate-limits.test.ts > test mail '],
      },
      {
        defence: 'export: counted per event',
        from: `row('export', [\`GET \${participants}/export\`], byEvent, 'calls', [10, minute])`,
        to: `row('export', [\`GET \${participants}/export\`], byInstance, 'calls', [10, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > export '],
      },
      {
        defence: 'import: counted per event',
        from: `row('import', [\`POST \${participants}/import\`, \`POST \${participants}/import/preview\`], byEvent, 'calls', [5, minute])`,
        to: `row('import', [\`POST \${participants}/import\`, \`POST \${participants}/import/preview\`], byInstance, 'calls', [5, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > import '],
      },
      {
        defence: 'login: counted per account',
        from: "guarded('login', ['POST /auth/login'], byAccount, 'calls', [10, 15 * minute])",
        to: "guarded('login', ['POST /auth/login'], byInstance, 'calls', [10, 15 * minute])",
        tests: ['packages/server/test/rate-limits.test.ts > login '],
      },
      {
        defence: 'login: refused while the counters cannot be read',
        from: "guarded('login', ['POST /auth/login'], byAccount, 'calls', [10, 15 * minute])",
        to: "row('login', ['POST /auth/login'], byAccount, 'calls', [10, 15 * minute])",
        tests: [withoutStore],
      },
      {
        defence: 'login from: counted per network',
        from: "guarded('login from', ['POST /auth/login'], byNetwork, 'calls', [100, 15 * minute])",
        to: "guarded('login from', ['POST /auth/login'], byInstance, 'calls', [100, 15 * minute])",
        tests: ['packages/server/test/rate-limits.test.ts > login from '],
      },
      {
        defence: 'login from: refused while the counters cannot be read',
        from: "guarded('login from', ['POST /auth/login'], byNetwork, 'calls', [100, 15 * minute])",
        to: "row('login from', ['POST /auth/login'], byNetwork, 'calls', [100, 15 * minute])",
        tests: [withoutStore],
      },
      {
        defence: 'new account: counted per network',
        from: "guarded('new account', ['POST /auth/register'], byNetwork, 'calls', [10, hour])",
        to: "guarded('new account', ['POST /auth/register'], byInstance, 'calls', [10, hour])",
        tests: ['packages/server/test/rate-limits.test.ts > new account '],
      },
      {
        defence: 'new account: refused while the counters cannot be read',
        from: "guarded('new account', ['POST /auth/register'], byNetwork, 'calls', [10, hour])",
        to: "row('new account', ['POST /auth/register'], byNetwork, 'calls', [10, hour])",
        tests: [withoutStore],
      },
      {
        defence: 'forgotten password: counted per network',
        from: "guarded('forgotten password', ['POST /auth/forgotten-password'], byNetwork, 'calls', [10, hour])",
        to: "guarded('forgotten password', ['POST /auth/forgotten-password'], byInstance, 'calls', [10, hour])",
        tests: ['packages/server/test/rate-limits.test.ts > forgotten password '],
      },
      {
        defence: 'forgotten password: refused while the counters cannot be read',
        from: "guarded('forgotten password', ['POST /auth/forgotten-password'], byNetwork, 'calls', [10, hour])",
        to: "row('forgotten password', ['POST /auth/forgotten-password'], byNetwork, 'calls', [10, hour])",
        tests: [withoutStore],
      },
      {
        defence: 'password: counted per network',
        from: `['PUT /user/password', 'PUT /auth/confirm/:token', 'PUT /auth/new-password/:token'],
    byNetwork,`,
        to: `['PUT /user/password', 'PUT /auth/confirm/:token', 'PUT /auth/new-password/:token'],
    byInstance,`,
        tests: ['packages/server/test/rate-limits.test.ts > password '],
      },
      {
        defence: 'password: refused while the counters cannot be read',
        from: `guarded(
    'password',`,
        to: `row(
    'password',`,
        tests: [withoutStore],
      },
      {
        defence: 'avatar: counted per network',
        from: "row('avatar', ['POST /user/upload-avatar'], byNetwork, 'calls', [30, hour])",
        to: "row('avatar', ['POST /user/upload-avatar'], byInstance, 'calls', [30, hour])",
        tests: ['packages/server/test/rate-limits.test.ts > avatar '],
      },
      {
        defence: 'recovery: counted per network',
        from: `guarded('recovery', [\`POST \${portal}/access-recovery\`], byNetwork, 'calls', [5, hour])`,
        to: `guarded('recovery', [\`POST \${portal}/access-recovery\`], byInstance, 'calls', [5, hour])`,
        tests: ['packages/server/test/rate-limits.test.ts > recovery '],
      },
      {
        defence: 'recovery: refused while the counters cannot be read',
        from: `guarded('recovery', [\`POST \${portal}/access-recovery\`], byNetwork, 'calls', [5, hour])`,
        to: `row('recovery', [\`POST \${portal}/access-recovery\`], byNetwork, 'calls', [5, hour])`,
        tests: [withoutStore],
      },
      {
        defence: 'my events: counted per network',
        from: `row('my events', [\`POST \${portal}/my-events\`], byNetwork, 'calls', [120, minute])`,
        to: `row('my events', [\`POST \${portal}/my-events\`], byInstance, 'calls', [120, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > my events '],
      },
      {
        defence: 'feedback: counted per network',
        from: "row('feedback', [/^POST \\/feedbackservice\\//, 'POST /feedback'], byNetwork, 'calls', [10, hour])",
        to: "row('feedback', [/^POST \\/feedbackservice\\//, 'POST /feedback'], byInstance, 'calls', [10, hour])",
        tests: ['packages/server/test/rate-limits.test.ts > feedback '],
      },
      {
        defence: 'sandbox: counted per network',
        from: "row('sandbox', [/^(GET|POST) \\/sandbox\\//], byNetwork, 'calls', [120, minute])",
        to: "row('sandbox', [/^(GET|POST) \\/sandbox\\//], byInstance, 'calls', [120, minute])",
        tests: ['packages/server/test/rate-limits.test.ts > sandbox '],
      },
      {
        defence: 'public list: counted per network',
        from: "row('public list', ['GET /frontend/v1/runningdinner'], byNetwork, 'calls', [600, minute])",
        to: "row('public list', ['GET /frontend/v1/runningdinner'], byInstance, 'calls', [600, minute])",
        tests: ['packages/server/test/rate-limits.test.ts > public list '],
      },
      {
        defence: 'tiles: counted per network',
        from: "row('tiles', [/^GET \\/tiles\\//], byNetwork, 'calls', [600, minute])",
        to: "row('tiles', [/^GET \\/tiles\\//], byInstance, 'calls', [600, minute])",
        tests: ['packages/server/test/rate-limits.test.ts > tiles '],
      },
      {
        defence: 'unknown secrets: counted per network',
        from: 'client: byNetwork,\n    count',
        to: 'client: byInstance,\n    count',
      },
      {
        defence: 'unknown secrets: every kind of secret in a path is counted',
        from: '/:(adminId|selfAdminId|publicId|token|portalToken|offerToken)\\b/',
        to: '/:(selfAdminId)\\b/',
      },
      {
        defence: 'known addresses: only the refusal of a known address counts',
        from: "failure: { status: 406, code: 'participant_already_registered' },",
        to: "failure: { status: 406, code: 'required' },",
      },
      {
        defence: 'account names are counted as the schema reads them',
        from: 'emailIdentity(normalisedText(fieldValue)).slice(0, 300)',
        to: 'fieldValue.slice(0, 300)',
        tests: ['packages/server/src/features/rate-limits.test.ts'],
      },
    ],
  },
  {
    file: 'packages/server/src/platform/limits/client-network.ts',
    tests: ['packages/server/src/platform/limits/client-network.test.ts'],
    mutants: [
      {
        defence: 'addresses of one /64 of IPv6 are one caller',
        from: 'groupsOf(address).slice(0, 4)',
        to: 'groupsOf(address).slice(0, 8)',
      },
      { defence: 'the next /64 of IPv6 is another caller', from: "slice(0, 4).join(':')", to: "slice(0, 3).join(':')" },
      { defence: 'IPv4 written as IPv6 is the same caller', from: 'if (mapped?.[1]) return mapped[1]', to: '' },
      { defence: 'ports make no new caller', from: 'return bracketed ?? plain ?? ip', to: 'return ip' },
    ],
  },
  {
    file: 'packages/server/src/platform/limits/rate-limiter.ts',
    tests,
    mutants: [
      {
        defence: 'limits never share a counter',
        from: 'keys.key(JSON.stringify([limit.name, seconds, client]))',
        to: 'keys.key(JSON.stringify([client]))',
      },
      {
        defence: 'a refused call uses up no other limit',
        from: 'if (counted.length > 0) await rateLimitStore.giveBack(ctx.db, counted)',
        to: '',
        tests: ['packages/server/test/rate-limit-windows.test.ts'],
      },
      {
        defence: 'refused calls are given back where successes count',
        from: 'if (undone.length > 0) await rateLimitStore.giveBack(ctx.db, undone)',
        to: '',
      },
      {
        defence: 'parallel failures exceed no limit',
        from: 'return over.length === 0 ? undefined : Math.max(...over.map(({ endsAt }) => waitFor(endsAt.getTime())))',
        to: 'return undefined',
      },
      {
        defence: 'guarded calls are refused while the counters cannot be read',
        from: "limits.some(({ withoutStore }) => withoutStore === 'refuse') ? 'unknown' :",
        to: '',
        tests: [withoutStore],
      },
      {
        defence: 'what a flood from many addresses keeps in memory is bounded',
        from: 'if (blocked.size < mostRemembered) blocked',
        to: 'blocked',
        tests: [withoutStore],
      },
    ],
  },
  {
    file: 'packages/server/src/platform/limits/day-keys.ts',
    tests,
    mutants: [
      {
        defence: 'counters hold no address that can be read',
        from: "createHmac('sha256', createHmac('sha256', secret).update(dateOf(moment)).digest())\n      .update(subject)\n      .digest()",
        to: 'Buffer.from(subject)',
      },
    ],
  },
  {
    file: 'packages/server/src/platform/limits/rate-limit.store.ts',
    tests,
    mutants: [
      {
        defence: 'counters begin again when their window has ended',
        from: 'points = case when stored.ends_at <= ${now} then 1 else stored.points + 1 end',
        to: 'points = stored.points + 1',
      },
      {
        defence: 'a window does not move with each call',
        from: 'ends_at = case when stored.ends_at <= ${now} then excluded.ends_at else stored.ends_at end',
        to: 'ends_at = excluded.ends_at',
        tests: ['packages/server/test/rate-limit-windows.test.ts > limits end when'],
      },
    ],
  },
  {
    file: 'packages/server/src/platform/http/limit-calls.ts',
    tests,
    mutants: [
      {
        defence: 'all spellings of a path share a counter',
        from: 'const pattern = routeOptions.url\n',
        to: 'const pattern = url\n',
      },
      {
        defence: 'the prefix /rest makes no other counter',
        from: "pattern.replace(/^\\/rest(?=\\/)/, '')",
        to: 'pattern',
      },
      { defence: 'HEAD counts as GET', from: "method === 'HEAD' ? 'GET' : method", to: 'method' },
      {
        defence: 'a call over its limit is not carried out',
        from: "if ('retryAfterSeconds' in admission) throw rateLimited(admission.retryAfterSeconds)",
        to: "if ('retryAfterSeconds' in admission) return",
      },
      {
        defence: 'callers are counted by their network, not their address',
        from: 'network: clientNetwork(address),',
        to: 'network: address,',
      },
    ],
  },
  {
    file: 'packages/server/src/app.ts',
    tests: ['packages/server/test/limited-calls.test.ts'],
    mutants: [
      {
        defence: 'calls of the product are limited',
        from: '  limitCalls(app, ctx, rateLimits, replyWithError(ctx.log, errorWords))\n',
        to: '  limitCalls(app, ctx, [], replyWithError(ctx.log, errorWords))\n',
      },
      {
        defence: 'forwarded addresses count only as far as proxies are trusted',
        from: 'trustProxy: (_address, hop) => hop < ctx.config.trustProxyHops,',
        to: 'trustProxy: true,',
        tests: ['packages/server/test/limited-calls.test.ts > counts the address that the trusted proxy saw'],
      },
    ],
  },
]
