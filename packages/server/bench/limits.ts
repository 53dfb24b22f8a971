interface Limit {
  least?: number
  most?: number
}

/** A request that an organiser waits for, and what one of them may take from all others (longest reply of /health). */
const [waited, blocked] = [{ most: 3_000 }, { most: 150 }]

/** Uploads that have to be refused, the worst of them. */
const refusedUploads = {
  taken: { most: 0 },
  slowestMs: { most: 3_000 },
  longestHealthMs: blocked,
  moreMb: { most: 150 },
}

/** Speed beside that with an empty database, what calls may vary by (docs/scale.md), and rows of a table read without an index. */
export const scaleLimits = { ratio: 0.8, extraMs: 0.5, rowsPerScan: 1_000 }

/**
 * Of each part of a bench, by the path of a figure. Times hold on two cores that do nothing else; `ratio` is measured against
 * the least that the same calls cost on the same machine (`raw-server.ts`).
 */
const limits: Readonly<Record<string, Readonly<Record<string, Limit>>>> = {
  start: { firstMs: { most: 15_000 }, secondMs: { most: 10_000 } },
  idle: { serverAndDatabaseMb: { most: 250 } },
  guestCalls: {
    eventPageMs: { most: 30 },
    landingPageMs: { most: 40 },
    listMs: { most: 100 },
    listed: { least: 200 },
    confirmMs: { most: 2_000 },
    confirmed: { least: 1_000 },
  },
  memory: {
    'idle.serverAndDatabaseMb': { most: 150 },
    'afterEvening.serverAndDatabaseMb': { most: 200 },
    cards: { least: 300 },
  },
  import3000: { previewMs: { most: 5_000 }, importMs: { most: 5_000 }, longestHealthMs: blocked },
  arrange500: { ms: { most: 2_000 }, longestHealthMs: blocked },
  planning300: {
    ...Object.fromEntries(
      ['arranged', 'arrangedByWays', 'arrangedWithCourses', 'quality', 'preview', 'applied', 'repaired'].map((step) => [
        `ms.${step}`,
        waited,
      ]),
    ),
    // Searches end by their own time.
    'ms.optimized': { most: 15_000 },
    'ms.kept': { most: 15_000 },
    ...Object.fromEntries(
      ['arranged', 'arrangedByWays', 'arrangedWithCourses', 'optimized', 'kept', 'applied'].map((step) => [
        `longestHealthMs.${step}`,
        blocked,
      ]),
    ),
  },
  // `p99Ratio`: what another call takes meanwhile, beside the same call before.
  mail500: {
    'direct.ms': { most: 6_000 },
    'slow.ms': { most: 20_000 },
    ...Object.fromEntries(
      ['direct', 'slow'].flatMap((way) => [
        [`${way}.received`, { least: 500, most: 500 }],
        [`${way}.distinct`, { least: 500 }],
        [`${way}.longestMs`, blocked],
        [`${way}.p99Ratio`, { most: 1.5 }],
      ]),
    ),
  },
  // What another call takes while the mail server is in trouble, and a registration while the geocoder is, beside the same without.
  mailOutages: Object.fromEntries(
    ['refused', 'silent', 'slow', 'refusals'].flatMap((trouble) => [
      [`${trouble}.p99Ratio`, { most: 1.2 }],
      [`${trouble}.besideHealthyRatio`, { most: 1.2 }],
    ]),
  ),
  geocoderOutages: Object.fromEntries(
    ['refused', 'failing', 'slow', 'garbage', 'tooMany'].flatMap((trouble) => [
      [`${trouble}.p99Ratio`, { most: 1.1 }],
      [`${trouble}.errors`, { most: 0 }],
    ]),
  ),
  hashes20: { hashed: { least: 20 }, longestHealthMs: blocked },
  rush: {
    ratio: { least: 0.25 },
    perSecond: { least: 60 },
    p99Ms: { most: 800 },
    errors: { most: 0 },
    doubles: { most: 0 },
    stored: { least: 1_000 },
    mails: { least: 1_000 },
    fewestPlaces: { least: 300 },
    mostPlaces: { most: 300 },
  },
  // Five times the clients of the rush; megabytes after the first storm beside those after the last.
  overload: { ratio: { least: 0.7 }, errors: { most: 0 }, memoryRatio: { most: 1.1 } },
  // From the sixth part of the time on; one network that guesses links, beside its neighbours.
  soak: { minutes: { least: 30 }, failed: { most: 0 }, memoryRatio: { most: 1.1 }, moreHandles: { most: 0 } },
  abuse: { limited: { least: 1 }, errors: { most: 0 }, p99Ratio: { most: 1.3 } },
  // What two processes win depends on the cores that are free: on two, with the database, they may not be slower. Nobody may be lost or
  // stored twice.
  processes: {
    ratio: { least: 0.9 },
    mailedRatio: { least: 0.9 },
    'one.errors': { most: 0 },
    'three.errors': { most: 0 },
    'three.doubles': { most: 0 },
    'three.stored': { least: 1_000 },
    'three.placesGiven': { least: 300, most: 300 },
  },
  participants500: { ratio: { least: 0.4 }, p99Ms: { most: 250 }, errors: { most: 0 } },
  steady: { ratio: { least: 0.3 }, perSecond: { least: 250 }, p99Ms: { most: 150 }, errors: { most: 0 } },
  // Chosen: guests and organisers of fifty evenings at once.
  mix: { perSecond: { least: 150 }, p99Ms: { most: 300 }, errors: { most: 0 } },
  // The time of a refused login to a claimed address with an account beside one without, and of known names beside unknown ones.
  loginTimes: { difference: { most: 0.1 } },
  // The time of refusing a link that is nearly right beside one that is not.
  refusals: { difference: { most: 0.15 } },
  files: refusedUploads,
  hostilePictures: refusedUploads,
  // 504 guests on the evening; megabytes of the server process.
  evening: {
    byStreamMs: { most: 2_000 },
    byPollMs: { most: 35_000 },
    pollP95Ms: { most: 200 },
    serverMb: { most: 300 },
    'failed.length': { most: 0 },
  },
  // Calls slower than `scaleLimits.ratio`, or that read a whole large table.
  scale: { 'over.length': { most: 0 } },
}

/** The statement of docs/acceptance.md that a part shows. */
export const labels: Readonly<Record<string, string>> = {
  rush: 'PERF-01',
  evening: 'PERF-02',
  mix: 'PERF-02',
  steady: 'PERF-02',
  participants500: 'PERF-03',
  scale: 'PERF-04',
  mail500: 'PERF-05',
  mailOutages: 'REL-09',
  geocoderOutages: 'REL-10',
  arrange500: 'PERF-06',
  import3000: 'PERF-06',
  planning300: 'PERF-06',
  hashes20: 'PERF-06',
  overload: 'PERF-07',
  soak: 'PERF-07',
  abuse: 'PERF-07',
  files: 'INP-06',
  hostilePictures: 'INP-06',
  loginTimes: 'SEC-02',
  refusals: 'SEC-02',
}

/** The figures over or under their limit, in words. A limit whose figure is missing counts as missed. */
export function missedLimits(results: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(results).flatMap(([part, figures]) =>
    Object.entries(limits[part] ?? {}).flatMap(([path, { least = -Infinity, most = Infinity }]) => {
      const figure = path.split('.').reduce<unknown>((value, name) => Object(value)[name], figures)
      if (typeof figure === 'number' && figure >= least && figure <= most) return []
      const limit = [least > -Infinity && `at least ${least}`, most < Infinity && `at most ${most}`].filter(Boolean)
      const label = labels[part] ? ` (${labels[part]})` : ''
      return [`${part}.${path}${label}: ${figure}, wanted ${limit.join(' and ')}`]
    }),
  )
}
