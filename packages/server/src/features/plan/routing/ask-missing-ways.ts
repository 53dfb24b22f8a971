import type { Coordinate } from '@running-dinner/domain'
import { farPositions } from '@running-dinner/domain/plan'
import PQueue from 'p-queue'
import { isUnknown, type KnownWays } from './known-ways.ts'
import type { RoutedMode, TravelTable } from './routing-protocol.ts'
import { placesPerSide, type RoutingService } from './routing-service.ts'

const questionsAtOnce = 2
/** So many places refused one by one, and no answer yet: the service knows nothing here. */
const mostRefused = 10

/**
 * Asks for every way not known yet, block by block, and puts the answers into `ways`. A place far away or off the map makes
 * a service refuse the whole block, so the block is asked again without such places, whose ways become NaN. Asks nothing
 * more after the first failure or after `patienceMs`; returns whether all ways are settled then.
 */
export async function askMissingWays(
  service: RoutingService,
  {
    places,
    mode,
    ways,
    patienceMs,
  }: { places: readonly Coordinate[]; mode: RoutedMode; ways: KnownWays; patienceMs: number },
): Promise<boolean> {
  const placeAt = (position: number) => places[position] as Coordinate
  const deadline = performance.now() + patienceMs
  const timeLeft = () => deadline - performance.now()
  const farAway = farPositions(places)
  const refused = new Set<number>()
  let hasAnswer = false
  let hasFailed = false

  const ask = async ({ from, to }: Block): Promise<'done' | 'refused'> => {
    if (hasFailed || timeLeft() <= 0 || from.length === 0 || to.length === 0) return 'done'
    const table = await service.ask({ from: from.map(placeAt), to: to.map(placeAt), mode }, Math.ceil(timeLeft()))
    if (table === 'refused') return 'refused'
    if (table) put(ways, from, to, table)
    if (table) hasAnswer = true
    else hasFailed = true
    return 'done'
  }
  const withoutRefused = ({ from, to }: Block): Block => ({
    from: from.filter((place) => !refused.has(place)),
    to: to.filter((place) => !refused.has(place)),
  })
  const refuse = (place: number) => {
    refused.add(place)
    settleWithoutWays(ways, place)
    if (!hasAnswer && refused.size >= mostRefused) hasFailed = true
  }
  /** By halves: a service that refuses a place refuses every group with it. */
  const findRefused = async (group: number[]): Promise<void> => {
    if ((await ask({ from: group, to: group })) !== 'refused') return
    const [only] = group
    if (group.length === 1 && only !== undefined) return refuse(only)
    for (const half of halvesOf(group)) await findRefused(half)
  }
  const askBlock = async (block: Block) => {
    const askedBlock = withoutRefused(block)
    if ((await ask(askedBlock)) !== 'refused') return
    for (const place of [...askedBlock.from, ...askedBlock.to]) if (farAway.has(place)) refuse(place)
    const near = withoutRefused(askedBlock)
    const isSmaller = near.from.length < askedBlock.from.length || near.to.length < askedBlock.to.length
    if (isSmaller && (await ask(near)) !== 'refused') return
    for (const half of halvesOf([...new Set([...near.from, ...near.to])])) await findRefused(half)
    if ((await ask(withoutRefused(near))) === 'refused') hasFailed = true
  }
  const questions = missingBlocks(ways).map((block) => () => askBlock(block))
  await new PQueue({ concurrency: questionsAtOnce }).addAll(questions)
  return !hasFailed && missingBlocks(ways).length === 0
}

function halvesOf(places: readonly number[]): number[][] {
  const middle = Math.ceil(places.length / 2)
  return [places.slice(0, middle), places.slice(middle)]
}

function settleWithoutWays({ count, metres, seconds }: KnownWays, place: number): void {
  for (let otherPlace = 0; otherPlace < count; otherPlace++) {
    for (const cell of [place * count + otherPlace, otherPlace * count + place]) {
      if (otherPlace === place || (metres[cell] ?? 0) >= 0) continue
      metres[cell] = Number.NaN
      seconds[cell] = Number.NaN
    }
  }
}

interface Block {
  from: number[]
  to: number[]
}

function missingBlocks(ways: KnownWays): Block[] {
  const blocks: Block[] = []
  for (let top = 0; top < ways.count; top += placesPerSide) {
    for (let firstColumn = 0; firstColumn < ways.count; firstColumn += placesPerSide) {
      const block = missingIn(ways, spanFrom(top, ways.count), spanFrom(firstColumn, ways.count))
      if (block.from.length > 0) blocks.push(block)
    }
  }
  return blocks
}

/** Only the rows and columns of a block in which a way is missing: one new home does not repeat the questions about others. */
function missingIn(ways: KnownWays, rows: readonly number[], columns: readonly number[]): Block {
  return {
    from: rows.filter((from) => columns.some((to) => isUnknown(ways, from, to))),
    to: columns.filter((to) => rows.some((from) => isUnknown(ways, from, to))),
  }
}

function spanFrom(start: number, end: number): number[] {
  return Array.from({ length: Math.min(placesPerSide, end - start) }, (_, position) => start + position)
}

function put(ways: KnownWays, starts: readonly number[], ends: readonly number[], table: TravelTable): void {
  for (const [row, start] of starts.entries()) {
    for (const [column, end] of ends.entries()) {
      if (start === end) continue
      ways.metres[start * ways.count + end] = table.metres[row * ends.length + column] ?? Number.NaN
      ways.seconds[start * ways.count + end] = table.seconds[row * ends.length + column] ?? Number.NaN
    }
  }
}
