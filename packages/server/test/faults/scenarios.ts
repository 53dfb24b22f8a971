import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FaultProxy, fullDatabase, type ProxyMode } from './fault-proxy.ts'
import type { FaultSite } from './fault-site.ts'
import type { Reading } from './load.ts'
import type { Asked } from './organised-event.ts'

export const faults = ['refused', 'reset', 'slow', 'half-open', 'stalled', 'wrong answers', 'full', 'jumping'] as const
export const dependencies = [
  'database',
  'mail server',
  'geocoder',
  'routing',
  'tiles',
  'payment provider',
  'disk',
  'clock',
] as const
type Fault = (typeof faults)[number]
export type Dependency = (typeof dependencies)[number]

export interface Scenario {
  begin(site: FaultSite): Promise<void>
  end(site: FaultSite): Promise<void>
  /** How long it lasts. */
  seconds: number
  /** The answer to a mail or its mark can be lost, so that it is sent again under its Message-ID. */
  mayRepeatMails?: boolean
  asked?: Asked
  reading?: Reading
  /** Every other answer to a change is a fault. */
  statuses?: readonly number[]
  /** One of each dependency. */
  isSample?: boolean
}

/** A cell without a scenario says why. */
type Cell = Scenario | { reason: string }
export type Table = Readonly<Record<Dependency, Readonly<Record<Fault, Cell>>>>

const html = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 27\r\n\r\n<html>Please log in.</html>'
const overQuota = 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\ncontent-length: 2\r\n\r\n{}'

const toClient = (text: string): ProxyMode => ({ says: Buffer.from(text), first: 'client' })
const onConnect = (text: string): ProxyMode => ({ says: Buffer.from(text), first: 'server' })

type Options = Omit<Scenario, 'begin' | 'end' | 'seconds'>

function proxied(proxiesOf: (site: FaultSite) => readonly FaultProxy[], common: Options = {}) {
  const setAll = async (site: FaultSite, mode: ProxyMode) => {
    for (const proxy of proxiesOf(site)) await proxy.set(mode)
  }
  return (mode: ProxyMode, seconds: number, options: Options = {}): Scenario => ({
    begin: (site) => setAll(site, mode),
    end: (site) => setAll(site, 'pass'),
    seconds,
    ...common,
    ...options,
  })
}

const sample = { isSample: true }
const database = proxied(({ databaseProxies }) => databaseProxies, { mayRepeatMails: true })
const smtp = proxied(({ services }) => [services.smtp], { mayRepeatMails: true })
const geocoder = proxied(({ services }) => [services.geocoder])
const routing = proxied(({ services }) => [services.routing], {
  reading: 'routes',
  asked: { people: 18, hasTeams: true },
})
const tiles = proxied(({ services }) => [services.tiles], { reading: 'tile' })
const paypal = proxied(({ services }) => [services.paypal], { asked: { isPaid: true } })

/** What is refused because nothing can be stored may be tried again. */
const storedOrLater = { statuses: [200, 503] }

const noClock = {
  reason: 'Nothing that it says about the time is used: times come from the clock of the process or of the database.',
}

/** All modes of a service that is asked over HTTP; half-open and silent ones last until the longest wait of a caller is over. */
function overHttp(service: ReturnType<typeof proxied>, chosen: Fault) {
  const cell = (fault: Fault, mode: ProxyMode, seconds: number) =>
    service(mode, fault === chosen ? Math.min(seconds, 2) : seconds, fault === chosen ? sample : {})
  return {
    refused: cell('refused', 'refused', 3),
    reset: cell('reset', 'reset', 3),
    slow: cell('slow', 'slow', 3),
    'half-open': cell('half-open', 'half-open', 3),
    stalled: cell('stalled', 'stalled', 6),
    'wrong answers': cell('wrong answers', toClient(html), 3),
    full: cell('full', toClient(overQuota), 3),
    jumping: noClock,
  }
}

/** What the processes keep in their data folders besides an embedded database. */
const kept = ['tiles', 'tombstones']

function onDisks(change: (folder: string, site: FaultSite) => void) {
  return async (site: FaultSite) => {
    for (const { dataDir } of site.servers) change(dataDir, site)
  }
}

const filler = 'filler'

const disk: Table['disk'] = {
  refused: {
    // A folder that is a file refuses root too.
    begin: onDisks((folder) => {
      for (const name of kept) {
        const path = join(folder, name)
        if (existsSync(path)) renameSync(path, `${path}-away`)
        writeFileSync(path, '')
      }
    }),
    end: onDisks((folder) => {
      for (const name of kept) {
        const path = join(folder, name)
        rmSync(path, { force: true })
        if (existsSync(`${path}-away`)) renameSync(`${path}-away`, path)
      }
    }),
    seconds: 3,
    reading: 'tile',
    isSample: true,
  },
  reset: { reason: 'A disk has no connection.' },
  slow: {
    reason: 'A slow disk cannot be had without a kernel module; what waits for a file waits in a thread of its own.',
  },
  'half-open': { reason: 'A disk has no connection.' },
  stalled: { reason: 'As slow: a disk that never answers cannot be had without a kernel module.' },
  'wrong answers': {
    begin: onDisks((folder) => {
      const cache = join(folder, 'tiles')
      for (const name of existsSync(cache) ? readdirSync(cache) : []) writeFileSync(join(cache, name), 'no picture')
    }),
    end: async () => undefined,
    seconds: 2,
    reading: 'tile',
  },
  full: {
    // Without the right to mount, the disk of the database is the one that is filled.
    begin: async (site) => {
      if (!site.hasSmallDisks) for (const proxy of site.databaseProxies) await proxy.set(fullDatabase)
      else await onDisks((folder) => fill(join(folder, filler)))(site)
    },
    end: async (site) => {
      for (const proxy of site.databaseProxies) await proxy.set('pass')
      await onDisks((folder) => rmSync(join(folder, filler), { force: true }))(site)
    },
    seconds: 3,
    mayRepeatMails: true,
    reading: 'tile',
    ...storedOrLater,
  },
  jumping: { reason: 'Times of files are only used to delete the oldest tiles first.' },
}

function fill(file: string): void {
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k'], { stdio: 'ignore' })
  } catch {
    // It ends with an error when nothing is free any more.
  }
}

const minute = 60_000
const hour = 60 * minute
const backOnTime = async ({ servers }: FaultSite) => {
  for (const server of servers) server.setClock({ shiftMilliseconds: 0 })
}
const inProcess = { reason: 'The clock is read in the process; there is nothing to connect to.' }

const clock: Table['clock'] = {
  refused: inProcess,
  reset: inProcess,
  slow: {
    begin: async ({ servers: [, late] }) => late.setClock({ shiftMilliseconds: -5 * minute }),
    end: backOnTime,
    seconds: 3,
  },
  'half-open': inProcess,
  stalled: {
    begin: async ({ servers }) => {
      for (const server of servers) server.setClock({ shiftMilliseconds: 0, frozen: true })
    },
    end: backOnTime,
    seconds: 3,
  },
  'wrong answers': {
    begin: async ({ servers }) => {
      for (const server of servers) server.setClock({ shiftMilliseconds: 8 * 24 * hour })
    },
    end: backOnTime,
    seconds: 3,
  },
  full: { reason: 'A clock holds nothing.' },
  jumping: {
    begin: async ({ servers: [back, ahead] }) => {
      back.setClock({ shiftMilliseconds: -hour })
      ahead.setClock({ shiftMilliseconds: hour })
    },
    end: backOnTime,
    seconds: 2,
    isSample: true,
  },
}

/** What can go wrong with each thing that the product needs. */
export const scenarios: Table = {
  database: {
    refused: database('refused', 3),
    reset: database('reset', 2, sample),
    slow: database('slow', 4),
    // Connections that are lost now are given up one by one within the limit, while new ones work.
    'half-open': database('half-open', 10),
    stalled: database('stalled', 12),
    'wrong answers': database(toClient('HTTP/1.1 400 Bad Request\r\n\r\n'), 3),
    full: database(fullDatabase, 3, { ...storedOrLater, reading: 'routes', asked: { people: 18, hasTeams: true } }),
    jumping: {
      reason:
        'All processes use the one database, whose time decides only how long a claim lives; the row of the clock moves processes against it.',
    },
  },
  'mail server': {
    refused: smtp('refused', 3),
    reset: smtp('reset', 2, sample),
    slow: smtp('slow', 4),
    'half-open': smtp('half-open', 3),
    stalled: smtp('stalled', 6),
    'wrong answers': smtp(onConnect('999 Please log in\r\n'), 3),
    full: smtp(onConnect('452 4.3.1 Insufficient system storage\r\n'), 3),
    jumping: noClock,
  },
  geocoder: overHttp(geocoder, 'wrong answers'),
  routing: overHttp(routing, 'stalled'),
  tiles: overHttp(tiles, 'wrong answers'),
  'payment provider': overHttp(paypal, 'reset'),
  disk,
  clock,
}

interface NamedScenario extends Scenario {
  name: string
}

/**
 * The scenarios of one row.
 * @throws Error when a cell is neither a scenario nor a reason
 */
export function scenariosOf(table: Table, dependency: Dependency): NamedScenario[] {
  return faults.flatMap((fault) => {
    const cell: Partial<Scenario> & { reason?: string } = table[dependency]?.[fault] ?? {}
    const name = `${dependency}, ${fault}`
    if (cell.reason !== undefined && cell.reason.trim().length > 10) return []
    if (cell.begin === undefined || cell.end === undefined || !cell.seconds)
      throw new Error(`${name}: neither a scenario nor a reason`)
    return [{ ...cell, begin: cell.begin, end: cell.end, seconds: cell.seconds, name }]
  })
}
