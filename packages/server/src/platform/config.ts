import { resolve } from 'node:path'
import { z } from 'zod'

const url = (protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(protocolOf(value)), `must be a URL starting with ${protocols.join(' or ')}`)

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: optional(z.string()),
  DATA_DIR: z.string().min(1).default('./data'),
  // Not every address of PostgreSQL is a URL: a socket stands in a query, without a host.
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
  ADMIN_EMAIL: z.email().default('admin@localhost.localdomain'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
})

/** Everything that can be set from outside (decisions D). Read once, at start. */
export interface Config {
  production: boolean
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Without a trailing slash; empty until the port is known when it was not set. */
  publicBaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  geocoder: { url: string; protocol: 'photon' | 'nominatim' } | undefined
  geocoderDefaultCountry: string
  /** Measures ways; without one they are estimated. */
  routing: { url: string; protocol: 'osrm' | 'valhalla' } | undefined
  tilesUrl: string | undefined
  /** Without it money is only played with. `webhookId` proves messages of PayPal; without it none is believed. */
  paypal: { baseUrl: string; clientId: string; clientSecret: string; webhookId: string | undefined } | undefined
  adminEmail: string
  trustProxyHops: number
  rateLimits: boolean
}

/** Thrown with every mistake at once, so that one look is enough to mend them. */
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
  return {
    production,
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicBaseUrl: values.PUBLIC_BASE_URL?.replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Running Dinner <${values.ADMIN_EMAIL}>`,
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
    adminEmail: values.ADMIN_EMAIL,
    trustProxyHops: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS === 'on',
  }
}

function productionMistakes(environment: Record<string, string | undefined>): string[] {
  if (environment.NODE_ENV !== 'production') return []
  return [
    ...(environment.PUBLIC_BASE_URL ? [] : ['PUBLIC_BASE_URL: is needed in production']),
    ...(environment.SMTP_URL ? [] : ['SMTP_URL: is needed in production']),
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
