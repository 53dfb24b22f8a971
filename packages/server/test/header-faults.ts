type Headers = Readonly<Record<string, string | string[] | number | undefined>>

export interface SeenReply {
  /** Method and path, without secrets. */
  request: string
  status: number
  headers: Headers
  /** Only of refusals. */
  errorBody?: string
  /** Calls, streams and pages behind secrets: their replies hold personal data or lead to it. */
  isPrivate: boolean
}

const strictPolicy = "default-src 'none';frame-ancestors 'none'"
const pagePolicy =
  /^default-src 'self'; script-src 'self' ('sha256-[\w+/=]+' ?)*; style-src 'self' '(nonce|sha256)-[\w+/=]+'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'$/
const workerPolicy = "default-src 'none'; connect-src 'self'"
/** Pictures that other sites show as the preview of a link. */
const embeddable = /^(GET|HEAD) \/(running-dinner-events\/[^/]+\/image|image-(de|en))\.png$/
const languageCookie = /^(i18next|NG_TRANSLATE_LANG_KEY)=en; Path=\/; Max-Age=31536000; SameSite=Lax$/

/** What each header of each reply has to be. */
export const requiredHeaders: Readonly<Record<string, (value: string, seen: SeenReply) => boolean>> = {
  'content-security-policy': (value, { request, headers }) => {
    if (/sw\.js$/.test(request)) return value === workerPolicy
    const isPage = String(headers['content-type']).startsWith('text/html') && value !== strictPolicy
    return isPage ? pagePolicy.test(value) : value === strictPolicy
  },
  'cross-origin-opener-policy': (value) => value === 'same-origin',
  'cross-origin-resource-policy': (value, { request, status }) =>
    value === (embeddable.test(request) && status === 200 ? 'cross-origin' : 'same-origin'),
  'origin-agent-cluster': (value) => value === '?1',
  'referrer-policy': (value) => value === 'no-referrer',
  'strict-transport-security': (value) => value === 'max-age=31536000',
  'x-content-type-options': (value) => value === 'nosniff',
  'x-frame-options': (value) => value === 'DENY',
}

/** What replies with personal data also have, the refused ones too. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

/** What the reply to an error may not say, by what it tells about the inside. */
const inside: Readonly<Record<string, RegExp>> = {
  stack: /\n\s+at .+[:)]\d|\bnode:\w+|node_modules|\bError: /,
  SQL: /\b(select|update|delete|insert)\b[^<>]{0,200}\b(from|set|into)\b|violates|relation "|syntax error at|\bSQLSTATE\b|\bpg_\w+/i,
  path: /(^|["'\s(])\/(srv|home|tmp|usr|var|opt|root|work|app)\/|file:\/\/|\.(m?[jt]s|sql):\d+/,
  version: /\b(fastify|node(\.js)?|postgres(ql)?|v8)[\s/@v]*\d+(\.\d+)+/i,
}

/** What the body of a refusal tells about the inside of the server. */
export function leaksOf({ request, status, errorBody = '' }: SeenReply): string[] {
  return Object.entries(inside)
    .filter(([, pattern]) => pattern.test(errorBody))
    .map(([name]) => `${request} ${status}: ${name}`)
}

/** Headers of a reply that are not as required, and those it may not have. */
export function headerFaultsOf(seen: SeenReply): string[] {
  const { request, status, headers, isPrivate } = seen
  const faults = Object.entries(requiredHeaders)
    .filter(([name, isRight]) => !isRight(String(headers[name] ?? ''), seen))
    .map(([name]) => `${name}: ${headers[name]}`)
  const cookies = [headers['set-cookie'] ?? []].flat().map(String)
  const mayChoose = request.endsWith('?lng=en') && cookies.every((cookie) => languageCookie.test(cookie))
  if (cookies.length > 0 && !mayChoose) faults.push(`set-cookie: ${cookies}`)
  for (const [name, value] of Object.entries(privateHeaders))
    if (isPrivate && headers[name] !== value) faults.push(`${name}: ${headers[name]}`)
  for (const name of Object.keys(headers))
    if (/^(server|x-powered-by|access-control-.*)$/.test(name)) faults.push(`${name}: present`)
  return faults.map((fault) => `${request} ${status}: ${fault}`)
}
