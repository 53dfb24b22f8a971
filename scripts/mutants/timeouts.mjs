// How long anything but the database is waited for: docs/rules/limits.md#other-timeouts
const server = 'packages/server/src'

export default [
  {
    file: `${server}/platform/http/ask-outside.ts`,
    tests: [`${server}/platform/http/ask-outside.test.ts`],
    mutants: [
      {
        defence: 'services outside are waited for five seconds',
        from: 'const longestMs = 5_000',
        to: 'const longestMs = 600_000',
      },
      { defence: 'services outside have a timeout', from: ', signal: AbortSignal.timeout(timeoutMs) })', to: ' })' },
    ],
  },
  {
    file: `${server}/features/payments/providers/paypal-provider.ts`,
    tests: [`${server}/features/payments/providers/paypal-provider.test.ts`],
    mutants: [
      {
        defence: 'the payment provider is waited for eight seconds',
        from: 'const patienceMs = 8_000',
        to: 'const patienceMs = 600_000',
      },
    ],
  },
  {
    file: `${server}/features/messages/sending/pacer.ts`,
    tests: [`${server}/features/messages/sending/pacer.test.ts`],
    mutants: [
      {
        defence: 'a clock that was put right keeps no mail back',
        from: 'setBack += Math.max(0, last - time)',
        to: '',
      },
      {
        defence: 'a mail waits for its turn at the mail server',
        from: 'if (goesAt > askedAt) await delay(goesAt - askedAt)',
        to: '',
      },
    ],
  },
  {
    file: `${server}/features/plan/geocoding/geocoder.ts`,
    tests: [`${server}/features/plan/geocoding/geocoder.test.ts`],
    mutants: [
      {
        defence: 'the geocoder is waited for no longer than allowed',
        from: 'askOutside(request, headers, options.timeoutMs)',
        to: 'askOutside(request, headers, 600_000)',
      },
      {
        defence: 'a geocoder that fails three times is left alone',
        from: 'if (failuresInARow >= patience) return failed',
        to: '',
      },
      {
        defence: 'a geocoder that says it is asked too often is left alone',
        from: 'if (status === 429) failuresInARow = patience',
        to: '',
      },
    ],
  },
  {
    file: `${server}/platform/tiles/tile-source.ts`,
    tests: [`${server}/platform/http/tiles.test.ts`],
    mutants: [
      {
        defence: 'the tile server is waited for no longer than allowed',
        from: 'askOutside(url, requestHeaders, timeoutMs)',
        to: 'askOutside(url, requestHeaders, 600_000)',
      },
      {
        defence: 'a tile server that fails is left alone for a minute',
        from: "if (sourceAnswer === 'down') pausedUntil = clock.now().getTime() + pauseMs",
        to: '',
      },
      {
        defence: 'tiles of another type than they say are refused',
        from: "if (status !== 200 || !(headers.get('content-type') ?? '').startsWith('image/')) return 'down'",
        to: '',
      },
      {
        defence: 'what is no picture is no tile',
        from: "return tileImage(body) ?? 'down'",
        to: "return tileImage(body) ?? { contentType: 'image/png', bytes: body }",
      },
    ],
  },
  {
    file: `${server}/features/messages/transport/smtp-transport.ts`,
    tests: [`${server}/features/messages/transport/smtp-transport.test.ts`],
    mutants: [
      {
        defence: 'a silent mail server is given up',
        from: 'connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000',
        to: 'connectionTimeout: 600_000, greetingTimeout: 600_000, socketTimeout: 600_000, dnsTimeout: 600_000',
      },
      {
        defence: 'the pool of mail connections has the timeouts',
        from: '    ...connection,\n  })',
        to: '  })',
      },
      {
        defence: 'the question for SMTPUTF8 has the timeouts',
        from: '{ ...parseConnectionUrl(smtpUrl), ...options }',
        to: 'parseConnectionUrl(smtpUrl)',
      },
    ],
  },
  {
    file: `${server}/platform/end-process.ts`,
    tests: [`${server}/platform/end-process.test.ts`],
    mutants: [
      {
        defence: 'stopping takes at most twenty seconds',
        from: 'const longestMilliseconds = 20_000',
        to: 'const longestMilliseconds = 600_000',
      },
      {
        defence: 'a process that does not stop ends all the same',
        from: "await Promise.race([stop().then(() => 'stopped' as const), late])",
        to: "await stop().then(() => 'stopped' as 'stopped' | 'late')",
      },
    ],
  },
  {
    file: `${server}/platform/workers/worker-pool.ts`,
    tests: [`packages/server/test/worker-pool.test.ts`],
    mutants: [
      {
        defence: 'a task ends at its deadline',
        from: 'const late = AbortSignal.timeout(deadline)',
        to: 'const late = AbortSignal.timeout(600_000)',
      },
      {
        defence: 'a task has a limit of memory',
        from: 'resourceLimits: { maxOldGenerationSizeMb: memoryMb },',
        to: '',
      },
      { defence: 'tasks beyond the queue are refused', from: 'if (tasks >= maxTasks) throw unavailable()', to: '' },
      { defence: 'a task that ended frees its place', from: '        tasks--\n', to: '' },
    ],
  },
  {
    file: `${server}/platform/in-turn.ts`,
    tests: [`${server}/platform/in-turn.test.ts`],
    mutants: [
      {
        defence: 'hashes and pictures beyond the queue are refused',
        from: 'if (queue.pending >= atOnce && queue.size >= maxWaiting) throw unavailable()',
        to: '',
      },
      {
        defence: 'only some hashes and pictures are worked on at a time',
        from: '{ concurrency: atOnce }',
        to: '{ concurrency: 1_000 }',
      },
    ],
  },
  {
    file: `${server}/app.ts`,
    tests: [`${server}/platform/http/slow-requests.proof.ts`],
    mutants: [
      {
        defence: 'the longest request arrives in less than four minutes',
        from: 'requestTimeout: 220_000,\n    http',
        to: 'http',
      },
      {
        defence: 'headers of a request arrive within ten seconds',
        from: 'http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },',
        to: 'http: { connectionsCheckingInterval: 2_000 },',
      },
      {
        defence: 'slow requests are looked for every two seconds',
        from: ', connectionsCheckingInterval: 2_000 }',
        to: ' }',
      },
      {
        defence: 'requests to a process that only runs jobs arrive in time',
        from: '    requestTimeout: 15_000,\n    http: { headersTimeout: 10_000 },\n',
        to: '',
      },
    ],
  },
  {
    file: `${server}/app.ts`,
    tests: [`${server}/platform/http/drain-body.test.ts > the product's app`],
    mutants: [
      {
        defence: 'the rest of a refused body is read, so that its sender reads the reply',
        from: '  drainBodies(app, { bytes: 16_000_000, milliseconds: 15_000, afterTimeout: 1_000 })\n',
        to: '',
      },
      {
        defence: 'the rest of a refused body is read for some seconds only',
        from: 'milliseconds: 15_000,',
        to: 'milliseconds: 150_000,',
      },
      {
        defence: 'the rest of a refused body is read up to 16 MB',
        from: 'drainBodies(app, { bytes: 16_000_000,',
        to: 'drainBodies(app, { bytes: 160_000_000,',
      },
    ],
  },
  {
    file: `${server}/platform/http/drain-body.ts`,
    tests: [`${server}/platform/http/drain-body.test.ts`],
    mutants: [
      { defence: 'an endless body ends its connection', from: 'if (bytesLeft < 0) close()', to: '' },
      {
        defence: 'a sender that stops ends its connection',
        from: 'const timer = setTimeout(close, milliseconds).unref()',
        to: 'const timer = setTimeout(close, 600_000).unref()',
      },
    ],
  },
  {
    file: `${server}/features/accounts/operation/health.routes.ts`,
    tests: [`${server}/features/accounts/operation/health.test.ts`],
    mutants: [
      {
        defence: 'a health probe is answered within three seconds',
        from: 'const answerMilliseconds = 3_000',
        to: 'const answerMilliseconds = 600_000',
      },
      {
        defence: 'everyone may ask for the jobs, the database is asked once in five seconds',
        from: '>= backlogMilliseconds)',
        to: '>= 0)',
      },
    ],
  },
  {
    file: `${server}/platform/sse/event-streams.ts`,
    tests: [`${server}/platform/sse/event-streams.test.ts`],
    mutants: [
      {
        defence: 'a topic has a limit of readers',
        from: 'if (readerCount >= limits.perTopic) throw rateLimited(30)',
        to: '',
      },
      {
        defence: 'a process has a limit of readers',
        from: 'if (openStreams.size >= limits.perProcess) throw unavailable()',
        to: '',
      },
      {
        defence: 'a stream ends after its lifetime',
        from: 'const living = setTimeout(end, options.lifetime)',
        to: 'const living = setTimeout(() => undefined, options.lifetime)',
      },
      {
        defence: 'a reader that does not read is disconnected',
        from: 'if (response.writableLength > maxUnsentBytes) response.destroy()\n    else response',
        to: 'response',
      },
      {
        defence: 'streams end when the server stops',
        from: 'for (const stream of [...openStreams]) stream.end()',
        to: '',
      },
    ],
  },
  {
    file: `${server}/platform/http/drain-body.ts`,
    tests: [`${server}/platform/http/lowest-rate.test.ts > answers 408`],
    mutants: [
      {
        defence: 'a client that sends too slowly is closed a second after its reply',
        from: 'reply.statusCode === 408 ? { ...bounds, milliseconds: bounds.afterTimeout } : bounds',
        to: 'bounds',
      },
    ],
  },
  {
    file: `${server}/platform/http/lowest-rate.ts`,
    tests: [`${server}/platform/http/lowest-rate.test.ts > answers 408`],
    mutants: [
      {
        defence: 'a body that comes too slowly is refused',
        from: 'if (milliseconds < grace || bytes >= (milliseconds / 1_000) * bytesPerSecond) return',
        to: 'return',
      },
    ],
  },
  {
    file: `${server}/app.ts`,
    tests: [`${server}/platform/http/slow-bodies.test.ts`],
    mutants: [
      {
        defence: 'bodies have a lowest rate',
        from: 'requireLowestRate(app, { grace: 12_000, bytesPerSecond: 20_000, lookEvery: 1_000 }, errorWords)',
        to: '',
      },
    ],
  },
  {
    file: 'packages/domain/src/events/dinner/zip-restriction.ts',
    tests: ['packages/server/test/zip-ranges.test.ts'],
    mutants: [
      {
        defence: 'ranges of zips are compared, not expanded',
        from: 'restriction.from <= zip && zip <= restriction.to',
        to: 'Array.from({ length: Number(restriction.to) - Number(restriction.from) + 1 }, (_, index) => String(Number(restriction.from) + index).padStart(zip.length, "0")).includes(zip)',
      },
    ],
  },
]
