// What looks like a defence. A new line of these kinds needs a mutant or a reason why it needs none.
const server = /^packages\/server\/src\//
const file = (path) => (name) => name === path
const inServer = (name) => server.test(name)

/** `[{ kind, isIn(file), line }]` */
export const patterns = [
  {
    kind: 'security header',
    isIn: inServer,
    line: /'(content-security-policy|strict-transport-security|referrer-policy|x-frame-options|x-content-type-options|x-robots-tag|cross-origin-[a-z-]+|origin-agent-cluster|content-disposition|set-cookie|www-authenticate|retry-after)'|'cache-control'(: |, )'(no-store|private)/,
  },
  {
    kind: 'setting of security headers',
    isIn: file('packages/server/src/platform/http/strict-headers.ts'),
    line: /^ {4}\w+(Policy|Security|guard): (?!\{$)|^ {6}directives:/,
  },
  {
    kind: 'part of the policy of pages',
    isIn: file('packages/server/src/platform/http/pages.ts'),
    line: /^ {4}["`](script|style|img|connect|font|object|base|frame|form|default|worker|manifest)-?\w*/,
  },
  {
    kind: 'timeout',
    isIn: inServer,
    line: /(statement|lock|idle_in_transaction_session)_timeout\b|AbortSignal\.timeout\(|(request|headers|connection|socket|greeting|dns)Timeout(Millis)?: |\btimeout: \d/,
  },
  {
    kind: 'code of a database error',
    isIn: file('packages/server/src/platform/http/error-reply.ts'),
    line: /^ {2}'[0-9A-Z]{5}',$/,
  },
  { kind: 'limit of a field', isIn: file('packages/domain/src/limits.ts'), line: /^ {2}\w+: [\d_]+/ },
  {
    kind: 'limit of a body',
    isIn: file('packages/server/src/platform/http/request-bodies.ts'),
    line: /^ {2}\w+: [\d_]+,$/,
  },
  {
    kind: 'limit of a list',
    isIn: file('packages/server/src/features/people/spreadsheets/spreadsheet-problem.ts'),
    line: /^ {2}\w+: [\d]/,
  },
  {
    kind: 'limit of calls',
    isIn: file('packages/server/src/features/rate-limits.ts'),
    line: /\[\d+, (\d+ \* )?(minute|hour|day)\]|^\s+\[?\d+,|points: \d/,
  },
  { kind: 'time of keeping', isIn: file('packages/domain/src/events/retention.ts'), line: /^ {2}\w+: .*\bhour,$/ },
  {
    kind: 'deletion of old data',
    isIn: file('packages/server/src/features/cleanups.ts'),
    line: /^ {2}(\w+Cleanup|\{ name: .*\}),$/,
  },
  {
    kind: 'limit of mails',
    isIn: (name) => /^packages\/domain\/src\/messages\/sending\/(mail-delivery|messages-an-hour)\.ts$/.test(name),
    line: /^ {2}\w+: [\d.]+,$|= \{ \w+: \d+, \w+: \d+ \}/,
  },
  {
    kind: 'escape',
    isIn: inServer,
    line: /(?<!function )\b(escapeHtml|escaped|guardFormula|escapeIdentifier)\(|\.map\(guardFormula\)/,
  },
  { kind: 'tombstone', isIn: inServer, line: /(?<!function )\b(un)?bury\(|\.datasync\(/ },
  { kind: 'comparison of secrets', isIn: inServer, line: /\btimingSafeEqual\(|(?<!function )\bisSameSecret\(/ },
  { kind: 'length of a secret', isIn: inServer, line: /\brandomBytes\(/ },
  {
    kind: 'refusal of callers without a right',
    isIn: (name) => /\/authorized-[\w-]+\.ts$/.test(name),
    line: /\bthrow (notFound|unauthorized|forbidden|linkInvalid)\(|\brefuse\('/,
  },
  { kind: 'call without a right', isIn: inServer, line: /(?<!function )\bopenHandler\(/ },
  { kind: 'type of bodies', isIn: inServer, line: /removeAllContentTypeParsers\(\)|\bisMultipart\(\)/ },
]
