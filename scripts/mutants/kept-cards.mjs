// Copies of the evening on a guest's phone: docs/rules/evening/evening.md#without-a-connection
const evening = 'packages/server/src/features/evening/day'
const worker = 'packages/web/worker'

export default [
  {
    file: 'packages/web/src/features/guests/self-service/kept-cards.ts',
    tests: [`${worker}/card-strategy.test.ts`],
    mutants: [
      {
        defence: 'copies end with the evening',
        from: 'return now < Date.parse(keepUntil)\n',
        to: 'return keepUntil !== undefined && now > 0\n',
      },
      {
        defence: 'a page keeps copies of its own link only',
        from: 'return ownLink !== undefined && cacheNameOf(ownLink) === cacheNameOf(link)',
        to: 'return ownLink !== undefined',
      },
    ],
  },
  {
    file: 'packages/web/src/features/guests/self-service/use-kept-card.ts',
    tests: ['packages/web/src/features/guests/self-service/use-kept-card.test.tsx'],
    mutants: [
      {
        defence: 'a page that stays open shows no contacts once they end',
        from: ' || (keepUntil !== undefined && now >= Date.parse(keepUntil))',
        to: '',
      },
      {
        defence: 'a page that stays open shows nothing of a link that opens nothing any more',
        from: 'isGone(evening.error) || ',
        to: '',
      },
    ],
  },
  {
    file: `${worker}/card-strategy.ts`,
    tests: [`${worker}/card-strategy.test.ts`],
    mutants: [
      {
        defence: 'copies of a link that opens nothing any more are deleted',
        from: 'if (response.status === 404 || response.status === 410) await forgetCard(link)\n',
        to: '\n',
      },
      { defence: 'also those of a link that is gone', from: ' || response.status === 410', to: '' },
      {
        defence: 'only replies with 200 are kept',
        from: 'current?.status === 200 ? withMoment(current) : null',
        to: 'current ? withMoment(current) : null',
      },
      {
        defence: 'a copy that the server confirms is as new as the answer',
        from: 'response.status === 304 ? await copyOf(request) : response',
        to: 'response',
      },
      {
        defence: 'a page that has a reply does not keep its copy away',
        from: "request.headers.has('if-none-match') && !(await copyOf(request)) ? unconditional(request) : request",
        to: 'request',
      },
      {
        defence: 'no copy is shown that expired while the worker was running',
        from: 'cachedResponse && Date.now() < Date.parse(keepUntil) ? cachedResponse : null',
        to: 'cachedResponse',
      },
    ],
  },
  {
    file: 'packages/web/src/lib/http.ts',
    tests: ['packages/web/src/lib/http.test.ts > a reply with an ETag'],
    mutants: [
      {
        defence: 'an ETag is sent for the same address only',
        from: 'lastReplies.get(route)?.path === path ?',
        to: 'path !== undefined ?',
      },
    ],
  },
  {
    file: 'packages/server/src/platform/http/answer-once.ts',
    tests: [`${evening}/evening.test.ts > answers 304 while`],
    mutants: [
      {
        defence: 'the moment makes no other ETag',
        from: 'const { now, ...content } = replyBody as Record<string, unknown>',
        to: 'const { now } = answer as Record<string, unknown>, content = replyBody as Record<string, unknown>',
      },
    ],
  },
]
