import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_BASE_URL: 'https://dinner.example',
  SMTP_URL: 'smtp://mail.example',
  OPERATOR_NAME: 'Verein Rundtisch e. V.',
  OPERATOR_ADDRESS: 'Salzstraße 1, 79098 Freiburg',
  ADMIN_EMAIL: 'team@dinner.example',
}

function mistakesOf(environment: Record<string, string | undefined>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
}

test('starts in production when every required variable is set', () => {
  expect(mistakesOf(production)).toEqual([])
  expect(readConfig(production)).toMatchObject({
    adminEmail: 'team@dinner.example',
    operator: { name: 'Verein Rundtisch e. V.', address: 'Salzstraße 1, 79098 Freiburg' },
    mailFrom: 'Running Dinner <team@dinner.example>',
    donationUrl: undefined,
  })
})

test('refuses to start in production without operator, address and mail, and lists all missing variables at once', () => {
  const missing = ['PUBLIC_BASE_URL', 'SMTP_URL', 'OPERATOR_NAME', 'OPERATOR_ADDRESS', 'ADMIN_EMAIL']
  expect(mistakesOf({ NODE_ENV: 'production' })).toEqual(missing.map((name) => `${name}: is needed in production`))
  for (const name of missing) {
    expect(mistakesOf({ ...production, [name]: '' })).toEqual([`${name}: is needed in production`])
  }
  expect(mistakesOf({ ...production, OPERATOR_NAME: '  ' })).toContain('OPERATOR_NAME: is needed in production')
})

test('refuses to lift the limits of calls in production', () => {
  expect(mistakesOf({ ...production, RATE_LIMITS: 'off' })).toEqual(['RATE_LIMITS: cannot be off in production'])
  expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false)
})

test('names the variable to set in each placeholder outside production', () => {
  const { operator, adminEmail } = readConfig({})
  expect([operator.name, operator.address]).toEqual([
    expect.stringContaining('OPERATOR_NAME'),
    expect.stringContaining('OPERATOR_ADDRESS'),
  ])
  expect(adminEmail).toBe('admin@localhost.localdomain')
})

test.each(['x\ny', 'x\u2028y', '\u0000', 'x'.repeat(256)])(
  'refuses an operator name that is not one printable line: %j',
  (name) => {
    expect(mistakesOf({ ...production, OPERATOR_NAME: name })).toHaveLength(1)
  },
)

test.each(['http://give.example', 'give.example', 'javascript:alert(1)', 'mailto:a@b.example'])(
  'refuses a donation link that is not https: %s',
  (DONATION_URL) => {
    expect(mistakesOf({ DONATION_URL })).toEqual(['DONATION_URL: must be a URL starting with https:'])
  },
)

test('accepts a configuration without a donation link', () => {
  expect(readConfig({ DONATION_URL: '' }).donationUrl).toBeUndefined()
  expect(readConfig({ DONATION_URL: 'https://give.example/rd' }).donationUrl).toBe('https://give.example/rd')
})

test.each(['short', 'x'.repeat(31), `${'x'.repeat(32)} y`, `${'x'.repeat(32)}ü`])(
  'a token for the metrics is long and without blanks: %j is refused',
  (METRICS_TOKEN) => {
    expect(mistakesOf({ METRICS_TOKEN })).toEqual(['METRICS_TOKEN: must be 32 to 200 characters without blanks'])
  },
)

test('a token for the metrics is optional', () => {
  expect(readConfig({ METRICS_TOKEN: '' }).metricsToken).toBeUndefined()
  expect(readConfig({ METRICS_TOKEN: 'x'.repeat(32) }).metricsToken).toBe('x'.repeat(32))
})

test('production starts with the settings of deploy/running-dinner.env, the commented ones included', () => {
  const file = readFileSync(new URL('../../../../deploy/running-dinner.env', import.meta.url), 'utf8')
  const settings = Object.fromEntries(
    [...file.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(Object.keys(settings)).toContain('METRICS_TOKEN')
  expect(mistakesOf({ NODE_ENV: 'production', ...settings })).toEqual([])
  expect(readConfig({ NODE_ENV: 'production', ...settings })).toMatchObject({
    operator: { name: 'Verein Rundtisch e. V.' },
    trustProxyHops: 1,
    databaseUrl: 'postgres://running_dinner:password@localhost/running_dinner',
  })
})

test('the README explains every variable', () => {
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)
  const rows = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8').match(/^\| `[A-Z].*$/gm) ?? []
  expect(names).toContain('METRICS_TOKEN')
  expect(names.filter((name) => !rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``)))).toEqual([])
})

test.each([
  ['?sslmode=require', '?sslmode=verify-full'],
  ['?a=b&sslmode=prefer&sslrootcert=/ca.pem', '?a=b&sslmode=verify-full&sslrootcert=/ca.pem'],
  ['?sslmode=verify-full', '?sslmode=verify-full'],
  ['?sslmode=disable', '?sslmode=disable'],
  ['?sslmode=no-verify', '?sslmode=no-verify'],
  ['?uselibpqcompat=true&sslmode=require', '?uselibpqcompat=true&sslmode=require'],
  ['?sslmode=require&uselibpqcompat=true', '?sslmode=require&uselibpqcompat=true'],
])('a TLS mode of the database that the driver takes for verify-full is called so: %s', (given, meant) => {
  const { databaseUrl } = readConfig({ DATABASE_URL: `postgres://db.example/dinner${given}` })
  expect(databaseUrl).toBe(`postgres://db.example/dinner${meant}`)
})
