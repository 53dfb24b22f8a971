import { emailIdentity } from '@running-dinner/domain'
import { normalisedText } from '@running-dinner/domain/text'
import type { Caller, RateLimit } from '../platform/limits/rate-limiter.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const byNetwork = ({ network }: Caller) => network
/** One counter for all callers, for calls that cost the instance much. */
const byInstance = () => 'instance'
const byLink = ({ params }: Caller) => params.selfAdminId
const byEvent = ({ params }: Caller) => params.adminId
const byNetworkAndEvent = ({ network, params }: Caller) => `${network} ${params.publicId}`
const byEmail = ({ body }: Caller) => textOf(body, 'email')
const byAccount = ({ body }: Caller) => textOf(body, 'username')

const frontend = '/frontend/v1/runningdinner/:publicId'
/** The form of browsers without scripts checks and registers at once. */
const form = 'POST /running-dinner-events/:publicId/registration'
const checks = [`POST ${frontend}/register/validate`, `POST ${frontend}/invitation`, form]
const registrations = [`POST ${frontend}/register`, `POST ${frontend}/order`, form]
const resends = [
  `PUT ${frontend}/registration/resend`,
  `PUT ${frontend}/registration/email`,
  'POST /running-dinner-events/:publicId/resend-confirmation',
]
const messages = '/messageservice/v1/runningdinner/:adminId/mails'
const planned = '/messageservice/v1/runningdinner/:adminId/planned'
const participants = '/participantservice/v1/runningdinner/:adminId/participants'
const evening = '/self/v1/:selfAdminId/:participantId/evening'
const portal = '/participant-portal/v1'

/** Messages and test mails share a path; the query tells them apart. */
const isTest = ({ query }: Caller) => query.sendToDinnerOwner === 'true'

/**
 * All limits of calls: docs/rules/limits.md#calls. Many guests can share one network, so failures and mails have tighter limits than
 * successes. If the counters cannot be read, calls that guess passwords or send mails are refused and all others admitted.
 */
export const rateLimits: readonly RateLimit[] = [
  // Against guessing secrets: pages of guests and organisers are opened by secrets in paths. Some dead links on the phones of a
  // network must not close the cards and the board of all others there.
  {
    name: 'unknown secrets',
    concerns: (call) => /:(adminId|selfAdminId|publicId|token|portalToken|offerToken)\b/.test(call),
    client: byNetwork,
    count: 'failures',
    failure: { status: 404, code: 'not_found' },
    admitsSuccesses: true,
    windows: [{ points: 30, seconds: minute }],
    withoutStore: 'allow',
  },

  // New events
  row('create', ['POST /wizardservice/v1/create'], byNetwork, 'successes', [5, hour], [20, day]),
  row('create for', ['POST /wizardservice/v1/create'], byEmail, 'successes', [3, day]),
  row('demo', ['POST /running-dinner-demo'], byNetwork, 'calls', [10, hour], [30, day]),
  row('demos', ['POST /running-dinner-demo'], byInstance, 'calls', [120, hour], [600, day]),
  row('wizard', [/^PUT \/wizardservice\/v1\/validate\//], byNetwork, 'calls', [120, minute]),
  row('links', [/^PUT .*\/resend-runningdinner-created-message$/], byEvent, 'successes', [3, day]),

  row('administration link', [/^PUT .*\/administrationlink$/], byNetwork, 'successes', [10, hour]),

  // Registration
  row('public list', ['GET /frontend/v1/runningdinner'], byNetwork, 'calls', [600, minute]),
  row('check', checks, byNetwork, 'calls', [120, minute]),
  row('register', registrations, byNetworkAndEvent, 'successes', [300, 10 * minute]),
  {
    ...row(
      'known addresses',
      [...registrations, `POST ${frontend}/register/validate`, `PUT ${frontend}/registration/email`],
      byNetwork,
      'failures',
      [30, 10 * minute],
      [100, day],
    ),
    failure: { status: 406, code: 'participant_already_registered' },
  },
  row('resend', resends, byNetwork, 'calls', [20, hour]),
  row('suggestions', ['GET /frontend/v1/addresses'], byNetwork, 'calls', [120, minute]),
  row('payment', [new RegExp(`^(GET|POST) ${frontend}/order/`)], byNetwork, 'calls', [120, minute]),

  // The evening: many phones share one network, so each link is counted by itself.
  row('evening', [`GET ${evening}`], byLink, 'calls', [120, minute]),
  row('evening stream', [`GET ${evening}/stream`], byLink, 'calls', [60, minute]),
  row('reports', [`POST ${evening}/reports`], byLink, 'calls', [60, minute]),

  // Messages and lists of an event
  row('preview', [new RegExp(`^PUT (${messages}/\\w+|${planned})/preview$`)], byEvent, 'calls', [120, minute]),
  // How many messages go out is limited where they are sent, as it depends on the day of the event.
  row(
    'test mail',
    [new RegExp(`^PUT ${messages}/\\w+$`)],
    (caller) => (isTest(caller) ? byEvent(caller) : undefined),
    'successes',
    [10, hour],
  ),
  row('export', [`GET ${participants}/export`], byEvent, 'calls', [10, minute]),
  row('import', [`POST ${participants}/import`, `POST ${participants}/import/preview`], byEvent, 'calls', [5, minute]),

  // Accounts and "my events"
  guarded('login', ['POST /auth/login'], byAccount, 'calls', [10, 15 * minute]),
  guarded('login from', ['POST /auth/login'], byNetwork, 'calls', [100, 15 * minute]),
  guarded('new account', ['POST /auth/register'], byNetwork, 'calls', [10, hour]),
  guarded('forgotten password', ['POST /auth/forgotten-password'], byNetwork, 'calls', [10, hour]),
  guarded(
    'password',
    ['PUT /user/password', 'PUT /auth/confirm/:token', 'PUT /auth/new-password/:token'],
    byNetwork,
    'calls',
    [20, 15 * minute],
  ),
  row('avatar', ['POST /user/upload-avatar'], byNetwork, 'calls', [30, hour]),
  guarded('recovery', [`POST ${portal}/access-recovery`], byNetwork, 'calls', [5, hour]),
  row('my events', [`POST ${portal}/my-events`], byNetwork, 'calls', [120, minute]),

  // Everything else that costs something
  row('feedback', [/^POST \/feedbackservice\//, 'POST /feedback'], byNetwork, 'calls', [10, hour]),
  row('sandbox', [/^(GET|POST) \/sandbox\//], byNetwork, 'calls', [120, minute]),
  row('tiles', [/^GET \/tiles\//], byNetwork, 'calls', [600, minute]),
]

type Pattern = string | RegExp

function row(
  name: string,
  patterns: readonly Pattern[],
  client: RateLimit['client'],
  count: RateLimit['count'],
  ...windows: [number, number][]
): RateLimit {
  return {
    name,
    concerns: (call) =>
      patterns.some((pattern) => (typeof pattern === 'string' ? pattern === call : pattern.test(call))),
    client,
    count,
    windows: windows.map(([points, seconds]) => ({ points, seconds })),
    withoutStore: 'allow',
  }
}

function guarded(...limit: Parameters<typeof row>): RateLimit {
  return { ...row(...limit), withoutStore: 'refuse' }
}

/** Normalised as the schemas do before anything is cut off, so that blanks and invisible characters give no fresh counter. */
function textOf(body: unknown, field: string): string | undefined {
  const fieldValue = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined
  return typeof fieldValue === 'string' && fieldValue !== ''
    ? emailIdentity(normalisedText(fieldValue)).slice(0, 300)
    : undefined
}
