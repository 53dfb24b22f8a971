// How often a call may be made: docs/rules/limits.md#calls
export default [
  {
    file: 'packages/server/src/platform/http/rate-limits.ts',
    tests: ['packages/server/test/rate-limits.test.ts'],
    mutants: [
      {
        defence: 'create: 5 an hour',
        from: "row('create', ['POST /wizardservice/v1/create'], byNetwork, 'successes', [5, hour], [20, day])",
        to: "row('create', ['POST /wizardservice/v1/create'], byNetwork, 'successes', [6, hour], [20, day])",
        tests: ['packages/server/test/rate-limits.test.ts > create holds'],
      },
      {
        defence: 'create: 20 a day',
        from: "row('create', ['POST /wizardservice/v1/create'], byNetwork, 'successes', [5, hour], [20, day])",
        to: "row('create', ['POST /wizardservice/v1/create'], byNetwork, 'successes', [5, hour], [21, day])",
        tests: ['packages/server/test/rate-limits.test.ts > limits per day hold'],
      },
      {
        defence: 'create for: 3 a day',
        from: "row('create for', ['POST /wizardservice/v1/create'], byEmail, 'successes', [3, day])",
        to: "row('create for', ['POST /wizardservice/v1/create'], byEmail, 'successes', [4, day])",
        tests: ['packages/server/test/rate-limits.test.ts > create for holds'],
      },
      {
        defence: 'demo: 10 an hour',
        from: "row('demo', ['POST /running-dinner-demo'], byNetwork, 'calls', [10, hour], [30, day])",
        to: "row('demo', ['POST /running-dinner-demo'], byNetwork, 'calls', [11, hour], [30, day])",
        tests: ['packages/server/test/rate-limits.test.ts > demo holds'],
      },
      {
        defence: 'demo: 30 a day',
        from: "row('demo', ['POST /running-dinner-demo'], byNetwork, 'calls', [10, hour], [30, day])",
        to: "row('demo', ['POST /running-dinner-demo'], byNetwork, 'calls', [10, hour], [31, day])",
        tests: ['packages/server/test/rate-limits.test.ts > limits per day hold'],
      },
      {
        defence: 'demos: 120 an hour',
        from: "row('demos', ['POST /running-dinner-demo'], byInstance, 'calls', [120, hour], [600, day])",
        to: "row('demos', ['POST /running-dinner-demo'], byInstance, 'calls', [121, hour], [600, day])",
        tests: ['packages/server/test/rate-limits.test.ts > limits per instance hold'],
      },
      {
        defence: 'demos: 600 a day',
        from: "row('demos', ['POST /running-dinner-demo'], byInstance, 'calls', [120, hour], [600, day])",
        to: "row('demos', ['POST /running-dinner-demo'], byInstance, 'calls', [120, hour], [601, day])",
        tests: ['packages/server/test/rate-limits.test.ts > limits per day hold'],
      },
      {
        defence: 'wizard: 120 a minute',
        from: "row('wizard', [/^PUT \\/wizardservice\\/v1\\/validate\\//], byNetwork, 'calls', [120, minute])",
        to: "row('wizard', [/^PUT \\/wizardservice\\/v1\\/validate\\//], byNetwork, 'calls', [121, minute])",
        tests: ['packages/server/test/rate-limits.test.ts > wizard holds'],
      },
      {
        defence: 'links: 3 a day',
        from: "row('links', [/^PUT .*\\/resend-runningdinner-created-message$/], byEvent, 'successes', [3, day])",
        to: "row('links', [/^PUT .*\\/resend-runningdinner-created-message$/], byEvent, 'successes', [4, day])",
        tests: ['packages/server/test/rate-limits.test.ts > links holds'],
      },
      {
        defence: 'administration link: 10 an hour',
        from: "row('administration link', [/^PUT .*\\/administrationlink$/], byNetwork, 'successes', [10, hour])",
        to: "row('administration link', [/^PUT .*\\/administrationlink$/], byNetwork, 'successes', [11, hour])",
        tests: ['packages/server/test/rate-limits.test.ts > administration link holds'],
      },
      {
        defence: 'check: 120 a minute',
        from: `row('check', [\`POST \${frontend}/register/validate\`, \`POST \${frontend}/invitation\`], byNetwork, 'calls', [
    120,`,
        to: `row('check', [\`POST \${frontend}/register/validate\`, \`POST \${frontend}/invitation\`], byNetwork, 'calls', [
    121,`,
        tests: ['packages/server/test/rate-limits.test.ts > check holds'],
      },
      {
        defence: 'register: 300 in 10 minutes',
        from: '300,',
        to: '301,',
        tests: ['packages/server/test/rate-limits.test.ts > register holds'],
      },
      {
        defence: 'known addresses: 30 in 10 minutes',
        from: '[30, 10 * minute],',
        to: '[31, 10 * minute],',
        tests: ['packages/server/test/rate-limits.test.ts > known addresses holds'],
      },
      {
        defence: 'known addresses: 100 a day',
        from: '[100, day],',
        to: '[101, day],',
        tests: ['packages/server/test/rate-limits.test.ts > limits per day hold'],
      },
      {
        defence: 'resend: 20 an hour',
        from: `row('resend', [\`PUT \${frontend}/registration/resend\`, \`PUT \${frontend}/registration/email\`], byNetwork, 'calls', [
    20,`,
        to: `row('resend', [\`PUT \${frontend}/registration/resend\`, \`PUT \${frontend}/registration/email\`], byNetwork, 'calls', [
    21,`,
        tests: ['packages/server/test/rate-limits.test.ts > resend holds'],
      },
      {
        defence: 'suggestions: 120 a minute',
        from: "row('suggestions', ['GET /frontend/v1/addresses'], byNetwork, 'calls', [120, minute])",
        to: "row('suggestions', ['GET /frontend/v1/addresses'], byNetwork, 'calls', [121, minute])",
        tests: ['packages/server/test/rate-limits.test.ts > suggestions holds'],
      },
      {
        defence: 'payment: 120 a minute',
        from: `row('payment', [new RegExp(\`^(GET|POST) \${frontend}/order/\`)], byNetwork, 'calls', [120, minute])`,
        to: `row('payment', [new RegExp(\`^(GET|POST) \${frontend}/order/\`)], byNetwork, 'calls', [121, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > payment holds'],
      },
      {
        defence: 'evening: 120 a minute',
        from: `row('evening', [\`GET \${evening}\`], byLink, 'calls', [120, minute])`,
        to: `row('evening', [\`GET \${evening}\`], byLink, 'calls', [121, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > evening holds'],
      },
      {
        defence: 'evening stream: 60 a minute',
        from: `row('evening stream', [\`GET \${evening}/stream\`], byLink, 'calls', [60, minute])`,
        to: `row('evening stream', [\`GET \${evening}/stream\`], byLink, 'calls', [61, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > evening stream holds'],
      },
      {
        defence: 'reports: 60 a minute',
        from: `row('reports', [\`POST \${evening}/reports\`], byLink, 'calls', [60, minute])`,
        to: `row('reports', [\`POST \${evening}/reports\`], byLink, 'calls', [61, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > reports holds'],
      },
      {
        defence: 'preview: 120 a minute',
        from: `row('preview', [new RegExp(\`^PUT (\${messages}/\\\\w+|\${planned})/preview$\`)], byEvent, 'calls', [120, minute])`,
        to: `row('preview', [new RegExp(\`^PUT (\${messages}/\\\\w+|\${planned})/preview$\`)], byEvent, 'calls', [121, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > preview holds'],
      },
      {
        defence: 'test mail: 10 an hour',
        from: `'successes',
    [10, hour],`,
        to: `'successes',
    [11, hour],`,
        tests: ['packages/server/test/rate-limits.test.ts > test mail holds'],
      },
      {
        defence: 'export: 10 a minute',
        from: `row('export', [\`GET \${participants}/export\`], byEvent, 'calls', [10, minute])`,
        to: `row('export', [\`GET \${participants}/export\`], byEvent, 'calls', [11, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > export holds'],
      },
      {
        defence: 'import: 5 a minute',
        from: `row('import', [\`POST \${participants}/import\`, \`POST \${participants}/import/preview\`], byEvent, 'calls', [5, minute])`,
        to: `row('import', [\`POST \${participants}/import\`, \`POST \${participants}/import/preview\`], byEvent, 'calls', [6, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > import holds'],
      },
      {
        defence: 'login: 10 in 15 minutes',
        from: "guarded('login', ['POST /auth/login'], byAccount, 'calls', [10, 15 * minute])",
        to: "guarded('login', ['POST /auth/login'], byAccount, 'calls', [11, 15 * minute])",
        tests: ['packages/server/test/rate-limits.test.ts > login holds'],
      },
      {
        defence: 'login from: 100 in 15 minutes',
        from: "guarded('login from', ['POST /auth/login'], byNetwork, 'calls', [100, 15 * minute])",
        to: "guarded('login from', ['POST /auth/login'], byNetwork, 'calls', [101, 15 * minute])",
        tests: ['packages/server/test/rate-limits.test.ts > login from holds'],
      },
      {
        defence: 'new account: 10 an hour',
        from: "guarded('new account', ['POST /auth/register'], byNetwork, 'calls', [10, hour])",
        to: "guarded('new account', ['POST /auth/register'], byNetwork, 'calls', [11, hour])",
        tests: ['packages/server/test/rate-limits.test.ts > new account holds'],
      },
      {
        defence: 'forgotten password: 10 an hour',
        from: "guarded('forgotten password', ['POST /auth/forgotten-password'], byNetwork, 'calls', [10, hour])",
        to: "guarded('forgotten password', ['POST /auth/forgotten-password'], byNetwork, 'calls', [11, hour])",
        tests: ['packages/server/test/rate-limits.test.ts > forgotten password holds'],
      },
      {
        defence: 'password: 20 in 15 minutes',
        from: '[20, 15 * minute],',
        to: '[21, 15 * minute],',
        tests: ['packages/server/test/rate-limits.test.ts > password holds'],
      },
      {
        defence: 'avatar: 30 an hour',
        from: "row('avatar', ['POST /user/upload-avatar'], byNetwork, 'calls', [30, hour])",
        to: "row('avatar', ['POST /user/upload-avatar'], byNetwork, 'calls', [31, hour])",
        tests: ['packages/server/test/rate-limits.test.ts > avatar holds'],
      },
      {
        defence: 'recovery: 5 an hour',
        from: `guarded('recovery', [\`POST \${portal}/access-recovery\`], byNetwork, 'calls', [5, hour])`,
        to: `guarded('recovery', [\`POST \${portal}/access-recovery\`], byNetwork, 'calls', [6, hour])`,
        tests: ['packages/server/test/rate-limits.test.ts > recovery holds'],
      },
      {
        defence: 'my events: 120 a minute',
        from: `row('my events', [\`POST \${portal}/my-events\`], byNetwork, 'calls', [120, minute])`,
        to: `row('my events', [\`POST \${portal}/my-events\`], byNetwork, 'calls', [121, minute])`,
        tests: ['packages/server/test/rate-limits.test.ts > my events holds'],
      },
      {
        defence: 'feedback: 10 an hour',
        from: "row('feedback', [/^POST \\/feedbackservice\\//], byNetwork, 'calls', [10, hour])",
        to: "row('feedback', [/^POST \\/feedbackservice\\//], byNetwork, 'calls', [11, hour])",
        tests: ['packages/server/test/rate-limits.test.ts > feedback holds'],
      },
      {
        defence: 'sandbox: 120 a minute',
        from: "row('sandbox', [/^(GET|POST) \\/sandbox\\//], byNetwork, 'calls', [120, minute])",
        to: "row('sandbox', [/^(GET|POST) \\/sandbox\\//], byNetwork, 'calls', [121, minute])",
        tests: ['packages/server/test/rate-limits.test.ts > sandbox holds'],
      },
      {
        defence: 'tiles: 600 a minute',
        from: "row('tiles', [/^GET \\/tiles\\//], byNetwork, 'calls', [600, minute])",
        to: "row('tiles', [/^GET \\/tiles\\//], byNetwork, 'calls', [601, minute])",
        tests: ['packages/server/test/rate-limits.test.ts > tiles holds'],
      },
      {
        defence: 'unknown secrets: 30 a minute',
        from: 'windows: [{ points: 30, seconds: minute }],',
        to: 'windows: [{ points: 31, seconds: minute }],',
        tests: ['packages/server/test/rate-limits.test.ts > unknown secrets holds'],
      },
      {
        defence: 'unknown secrets: valid links stay open',
        from: '    admitsSuccesses: true,\n',
        to: '',
        tests: [
          'packages/server/test/guessed-secrets.test.ts > limits on unknown secrets refuse only further failures',
        ],
      },
    ],
  },
]
