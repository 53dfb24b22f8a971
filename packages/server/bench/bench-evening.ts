// `npm run bench:evening`: an evening of 504 guests whose cards ask again every 30 s, with 60 streams, then 50 events that are read and
// written as fast as the server answers; prints one JSON object last, and ends with 1 when a figure misses its limit (limits.ts).
// `--people 60 --seconds 20 --events 5 --requests 500 --runs 1` measures less, `-- mix` and `-- evening` one of the two.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { eveningRoutes, liveStreams } from '@running-dinner/contract'
import { type EveningServer, worked } from '../test/simulated-evening/evening-server.ts'
import { clockOf, type MailedEvent, mailedEvent, type SimulatedPerson } from '../test/simulated-evening/mailed-event.ts'
import { eveningMix } from './evening-mix.ts'
import { type FollowedStream, followStream } from './followed-stream.ts'
import { missedLimits } from './limits.ts'
import { shareOf } from './load.ts'
import { startTimedProduct, type TimedProduct } from './timed-product.ts'

/** As cards do. */
const pollMilliseconds = 30_000
const streamCount = 60
const pressEveryMilliseconds = 2_000

const { values, positionals } = parseArgs({
  options: {
    people: { type: 'string', default: '504' },
    seconds: { type: 'string', default: '90' },
    events: { type: 'string', default: '50' },
    requests: { type: 'string', default: '4000' },
    runs: { type: 'string', default: '5' },
  },
  allowPositionals: true,
})
const [people, seconds] = [Number(values.people), Number(values.seconds)]
const parts: Readonly<Record<string, (product: TimedProduct) => Promise<unknown>>> = {
  evening: playEvening,
  mix: (product) =>
    eveningMix(product, {
      events: Number(values.events),
      requests: Number(values.requests),
      runs: Number(values.runs),
    }),
}
const [only] = positionals
if (only !== undefined && !(only in parts)) throw new Error(`no part ${only}`)

const results: Record<string, unknown> = {}
for (const [name, part] of Object.entries(parts)) {
  if (only !== undefined && only !== name) continue
  const product = await startTimedProduct()
  try {
    results[name] = await part(product)
  } finally {
    await product.stop()
  }
}
const missed = missedLimits(results)
console.log(JSON.stringify({ ...results, missed }, null, 2))
if (missed.length > 0) process.exitCode = 1

async function playEvening(product: TimedProduct) {
  const event = await mailedEvent(product.server, Math.ceil(people / 6) * 3)
  const idleMb = product.serverMb()
  await product.server.setNow(clockOf('20:40'))
  const before = product.cpuMilliseconds()
  const figures = await measure(product.url, product.server, event)
  const calls = figures.answers + 2 * figures.presses
  /** On a busy machine this is the figure to compare: waiting for a core is not in it. */
  const cpuMsPerCall = Number(((product.cpuMilliseconds() - before) / calls).toFixed(1))
  return { ...figures, cpuMsPerCall, idleMb, serverMb: product.serverMb() }
}

async function measure(url: string, server: EveningServer, event: MailedEvent) {
  const guests = event.teams.flatMap((team) => team.people)
  const board = await openStream(`${url}${liveStreams.eveningBoard.replace(':adminId', event.params.adminId)}`)
  const cards = await Promise.all(guests.slice(0, streamCount - 1).map((guest) => openStream(cardStream(url, guest))))
  const [end, waits] = [performance.now() + seconds * 1_000, [] as number[]]
  const byKind = { changed: 0, unchanged: 0, failed: [] as number[] }
  const presses: Press[] = []
  const seenByPoll: number[] = []

  const poll = async (guest: SimulatedPerson, index: number) => {
    let etag: string | undefined
    await delay((index / guests.length) * pollMilliseconds)
    while (performance.now() < end) {
      const start = performance.now()
      const answer = await server.call(eveningRoutes.ownEvening, { params: guest.self, etag })
      const now = performance.now()
      waits.push(now - start)
      if (answer.status === 304) byKind.unchanged++
      else if (answer.status !== 200) byKind.failed.push(answer.status)
      else {
        byKind.changed++
        const { reports } = eveningRoutes.ownEvening.reply.parse(answer.body)
        const shown = new Set(reports.map(({ id }) => id))
        for (const press of presses)
          if (press.teamId === guest.teamId && shown.has(press.id) && !press.seenBy.has(guest.id)) {
            press.seenBy.add(guest.id)
            seenByPoll.push(now - press.at)
          }
      }
      etag = answer.etag ?? etag
      await delay(Math.max(0, start + pollMilliseconds - performance.now()))
    }
  }

  const byStream: number[] = []
  const press = async () => {
    for (let index = 0; performance.now() < end - pressEveryMilliseconds; index++) {
      const guest = guests[(index * 7) % guests.length]
      if (!guest) return
      const made: Press = { id: randomUUID(), teamId: guest.teamId, at: performance.now(), seenBy: new Set() }
      const isShown = board.next()
      const madeAt = clockOf('20:40').toISOString()
      await worked(
        server.call(eveningRoutes.report, { params: guest.self, body: { id: made.id, kind: 'COMING', madeAt } }),
      )
      presses.push(made)
      await isShown
      await worked(server.call(eveningRoutes.board, { params: event.params }))
      byStream.push(performance.now() - made.at)
      await delay(Math.max(0, made.at + pressEveryMilliseconds - performance.now()))
    }
  }
  /** A card with a stream asks again at every event, as well as by its poll. */
  const follow = async (stream: FollowedStream, guest: SimulatedPerson) => {
    let etag: string | undefined
    for (;;) {
      await stream.next()
      if (performance.now() >= end) return
      const start = performance.now()
      etag = (await server.call(eveningRoutes.ownEvening, { params: guest.self, etag })).etag
      waits.push(performance.now() - start)
    }
  }
  for (const [index, stream] of cards.entries()) {
    const guest = guests[index]
    if (guest) void follow(stream, guest)
  }
  await Promise.all([...guests.map(poll), press()])
  for (const stream of [board, ...cards]) stream.close()
  return {
    cards: guests.length,
    streams: 1 + cards.length,
    presses: presses.length,
    answers: waits.length,
    ...byKind,
    pollP50Ms: at(waits, 0.5),
    pollP95Ms: at(waits, 0.95),
    pollMaxMs: at(waits, 1),
    /** From the press to the reply that the board or card shows, the slowest one. */
    byStreamMs: at(byStream, 1),
    byStreamP95Ms: at(byStream, 0.95),
    byPollMs: at(seenByPoll, 1),
  }
}

interface Press {
  id: string
  teamId: string
  at: number
  seenBy: Set<string>
}

function cardStream(url: string, { self }: SimulatedPerson): string {
  const path = liveStreams.ownEvening.replace(':selfAdminId', self.selfAdminId)
  return url + path.replace(':participantId', self.participantId)
}

async function openStream(address: string): Promise<FollowedStream> {
  const stream = await followStream(address)
  await stream.first
  return stream
}

function at(numbers: readonly number[], share: number): number {
  return Math.round(shareOf(numbers, share))
}
