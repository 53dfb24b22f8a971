import { join, resolve } from 'node:path'
import { z } from 'zod'

const url = (protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(protocolOf(value)), `must be a URL starting with ${protocols.join(' or ')}`)

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Shown on pages and in mails: one printable line; the parts of an address are separated by commas. */
const operatorLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*[^\p{Cc}\p{Z}][^\p{Cc}\u2028\u2029]*$/u, 'must be one line of text')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: optional(z.string()),
  DATA_DIR: z.string().min(1).default('./data'),
  TOMBSTONES_DIR: optional(z.string()),
  // A socket address has no host, so not every PostgreSQL address parses as a URL.
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'must be a URL starting with postgres:// or postgresql://'),
  ),
  PUBLIC_BASE_URL: optional(url(['http:', 'https:'])),
  SMTP_URL: optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: optional(
    z
      .string()
      .regex(/^([^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, 'must be an address or "Name <address>"'),
  ),
  GEOCODER_URL: optional(url(['http:', 'https:'])),
  GEOCODER_PROTOCOL: z.enum(['photon', 'nominatim']).default('nominatim'),
  GEOCODER_DEFAULT_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters')
    .default('DE'),
  ROUTING_URL: optional(url(['http:', 'https:'])),
  ROUTING_PROTOCOL: z.enum(['osrm', 'valhalla']).default('osrm'),
  TILES_URL: optional(z.string().regex(/^https?:\/\/.*\{z\}.*\{x\}.*\{y\}/, 'must contain {z}, {x} and {y}')),
  PAYPAL_BASE_URL: optional(url(['http:', 'https:'])),
  PAYPAL_CLIENT_ID: optional(z.string()),
  PAYPAL_CLIENT_SECRET: optional(z.string()),
  PAYPAL_WEBHOOK_ID: optional(z.string()),
  ADMIN_EMAIL: optional(z.email()),
  OPERATOR_NAME: optional(operatorLine(255)),
  OPERATOR_ADDRESS: optional(operatorLine(510)),
  DONATION_URL: optional(url(['https:'])),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  MAIL_DAILY_LIMIT: optional(z.coerce.number().int().min(1).max(10_000_000)),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  // Printable without blanks, as it travels in a header, and too long to be guessed.
  METRICS_TOKEN: optional(z.string().regex(/^[!-~]{32,200}$/, 'must be 32 to 200 characters without blanks')),
})

/** The whole configuration, read once at the start (variables: `README.md#configuration`). */
export interface Config {
  production: boolean
  port: number
  host: string
  dataDir: string
  /** What a restore leaves alone: docs/rules/events/retention.md#restored-backups */
  tombstonesDir: string
  databaseUrl: string | undefined
  /** Without a trailing slash; undefined means http://localhost with the actual port. */
  publicBaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  geocoder: { url: string; protocol: 'photon' | 'nominatim' } | undefined
  geocoderDefaultCountry: string
  /** The routing service; without one, distances are estimated from the straight line. */
  routing: { url: string; protocol: 'osrm' | 'valhalla' } | undefined
  tilesUrl: string | undefined
  /** Without it the sandbox takes payments. `webhookId` is needed to verify PayPal's messages; without it all are refused. */
  paypal: { baseUrl: string; clientId: string; clientSecret: string; webhookId: string | undefined } | undefined
  adminEmail: string
  /** The legally responsible operator: imprint, privacy page, mails. */
  operator: { name: string; address: string }
  /** Where guests and organisers may donate; without it no donation is offered. */
  donationUrl: string | undefined
  trustProxyHops: number
  rateLimits: boolean
  /** Mails that leave in a day at most, as the mail provider allows; more wait until the next day. */
  mailDailyLimit: number | undefined
  /** Opens /metrics; without one there is no such path. */
  metricsToken: string | undefined
}

/** Lists every wrong variable at once, so that the operator can mend them in one go. */
export class ConfigError extends Error {
  readonly mistakes: string[]

  constructor(mistakes: string[]) {
    super(`The configuration is wrong:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`)
    this.mistakes = mistakes
  }
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(environment)
  const mistakes = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  mistakes.push(...productionMistakes(environment), ...paypalMistakes(environment))
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes)
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const adminEmail = values.ADMIN_EMAIL ?? placeholders.email
  return {
    production,
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(values.DATA_DIR),
    tombstonesDir: resolve(values.TOMBSTONES_DIR ?? join(values.DATA_DIR, 'tombstones')),
    databaseUrl: values.DATABASE_URL?.replace(weakSslMode, '$1verify-full'),
    publicBaseUrl: values.PUBLIC_BASE_URL?.replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Running Dinner <${adminEmail}>`,
    geocoder:
      values.GEOCODER_URL === undefined
        ? undefined
        : { url: values.GEOCODER_URL.replace(/\/+$/, ''), protocol: values.GEOCODER_PROTOCOL },
    geocoderDefaultCountry: values.GEOCODER_DEFAULT_COUNTRY,
    routing:
      values.ROUTING_URL === undefined
        ? undefined
        : { url: values.ROUTING_URL.replace(/\/+$/, ''), protocol: values.ROUTING_PROTOCOL },
    tilesUrl: values.TILES_URL,
    paypal: paypalOf(values),
    adminEmail,
    operator: {
      name: values.OPERATOR_NAME ?? placeholders.name,
      address: values.OPERATOR_ADDRESS ?? placeholders.address,
    },
    donationUrl: values.DONATION_URL,
    trustProxyHops: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS === 'on',
    mailDailyLimit: values.MAIL_DAILY_LIMIT,
    metricsToken: values.METRICS_TOKEN,
  }
}

/** The driver takes these for `verify-full` anyway, but warns in six lines. With `uselibpqcompat` they keep their meaning. */
const weakSslMode =
  /(?<!uselibpqcompat=true.*)([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)(?!.*uselibpqcompat=true)/

/** Placeholders outside production; they name the variable that replaces them. */
const placeholders = {
  name: 'Erika Mustermann (OPERATOR_NAME)',
  address: 'Musterstraße 1, 12345 Musterstadt (OPERATOR_ADDRESS)',
  email: 'admin@localhost.localdomain',
}

const neededInProduction = ['PUBLIC_BASE_URL', 'SMTP_URL', 'OPERATOR_NAME', 'OPERATOR_ADDRESS', 'ADMIN_EMAIL']

function productionMistakes(environment: Record<string, string | undefined>): string[] {
  if (environment.NODE_ENV !== 'production') return []
  return [
    ...neededInProduction
      .filter((name) => !environment[name]?.trim())
      .map((name) => `${name}: is needed in production`),
    ...(environment.RATE_LIMITS === 'off' ? ['RATE_LIMITS: cannot be off in production'] : []),
  ]
}

function paypalOf(values: z.output<typeof schema>): Config['paypal'] {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = values
  if (clientId === undefined || clientSecret === undefined) return undefined
  const baseUrl = (values.PAYPAL_BASE_URL ?? 'https://api-m.paypal.com').replace(/\/+$/, '')
  return { baseUrl, clientId, clientSecret, webhookId }
}

function paypalMistakes(environment: Record<string, string | undefined>): string[] {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = environment
  if (Boolean(id) === Boolean(secret)) return []
  return [`PAYPAL_CLIENT_${id ? 'SECRET' : 'ID'}: is needed with the other one`]
}

function protocolOf(value: string): string {
  try {
    return new URL(value).protocol
  } catch {
    return ''
  }
}
