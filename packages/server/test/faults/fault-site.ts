import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type TestDatabase, testDatabase } from '../database.ts'
import { fakeGeocoder } from '../fakes/fake-geocoder.ts'
import { type FakePaypal, fakePaypal } from '../fakes/fake-paypal.ts'
import { fakeRouting } from '../fakes/fake-routing.ts'
import { fakeTiles } from '../fakes/fake-tiles.ts'
import { type SmtpSink, smtpSink } from '../smtp-sink.ts'
import { type BuiltServer, newFolder, startBuiltServer } from './built-server.ts'
import { type FaultProxy, faultProxy } from './fault-proxy.ts'

type Service = 'smtp' | 'geocoder' | 'routing' | 'tiles' | 'paypal'

/** Two processes of the built product on one database, and a proxy before each thing that they need. */
export interface FaultSite {
  servers: readonly [BuiltServer, BuiltServer]
  /** Without a proxy. */
  database: TestDatabase
  /** Before the database, one for each process. */
  databaseProxies: readonly FaultProxy[]
  services: Readonly<Record<Service, FaultProxy>>
  sink: SmtpSink
  paypal: FakePaypal
  /** The data folders are small file systems of their own that can be filled; only root can mount them. */
  hasSmallDisks: boolean
}

export async function startFaultSite({ mailMilliseconds = 0 }: { mailMilliseconds?: number } = {}): Promise<FaultSite> {
  const database = await testDatabase()
  const sink = await smtpSink({ delayMilliseconds: mailMilliseconds })
  const [geocoder, routing, tiles, paypal] = await Promise.all([
    fakeGeocoder(),
    fakeRouting(),
    fakeTiles(),
    fakePaypal(),
  ])
  const before = (url: string) => faultProxy({ host: '127.0.0.1', port: Number(new URL(url).port) }, onTestFinished)
  const services = {
    smtp: await before(sink.url),
    geocoder: await before(geocoder.url),
    routing: await before(routing.url),
    tiles: await before(tiles.url),
    paypal: await before(paypal.url),
  }
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${services.smtp.port}`,
    GEOCODER_URL: `http://127.0.0.1:${services.geocoder.port}`,
    ROUTING_URL: `http://127.0.0.1:${services.routing.port}`,
    TILES_URL: `http://127.0.0.1:${services.tiles.port}/{z}/{x}/{y}.png`,
    PAYPAL_BASE_URL: `http://127.0.0.1:${services.paypal.port}`,
    PAYPAL_CLIENT_ID: paypal.config.clientId,
    PAYPAL_CLIENT_SECRET: paypal.config.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.config.webhookId,
  }
  const databaseProxies = [await databaseProxy(database.url), await databaseProxy(database.url)] as const
  const disks = [smallDisk(), smallDisk()] as const
  const start = (at: 0 | 1) =>
    startBuiltServer({ ...environment, DATABASE_URL: databaseProxies[at].url }, { dataDir: disks[at].folder })
  const servers = await Promise.all([start(0), start(1)])
  return {
    servers,
    database,
    databaseProxies: databaseProxies.map(({ proxy }) => proxy),
    services,
    sink,
    paypal,
    hasSmallDisks: disks.every(({ isMounted }) => isMounted),
  }
}

async function databaseProxy(url: string): Promise<{ proxy: FaultProxy; url: string }> {
  const { host, port, user = '', password, database = '' } = new pg.Client({ connectionString: url })
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const proxy = await faultProxy(target, onTestFinished)
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  return { proxy, url: `postgresql://${encodeURIComponent(user)}${secret}@127.0.0.1:${proxy.port}/${database}` }
}

/** A folder on a file system of 2 MB where this process may mount one. */
function smallDisk(): { folder: string; isMounted: boolean } {
  const folder = newFolder()
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return { folder, isMounted: false }
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    // A container without the right to mount.
    return { folder, isMounted: false }
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return { folder, isMounted: true }
}
