import type { Coordinate } from '@running-dinner/domain'
import PQueue from 'p-queue'
import { isUnknown, type KnownWays } from './known-ways.ts'
import type { RoutedMode, TravelTable } from './routing-protocol.ts'
import { placesPerSide, type RoutingService } from './routing-service.ts'

const questionsAtOnce = 2

/**
 * Asks for every way not known yet, block by block, and puts the answers into `ways`. Asks nothing more after the first
 * failure or after `patienceMs`; returns whether all ways are known then.
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
  let hasFailed = false
  const askBlock = async ({ from, to }: Block) => {
    if (hasFailed || timeLeft() <= 0) return
    const table = await service.ask({ from: from.map(placeAt), to: to.map(placeAt), mode }, Math.ceil(timeLeft()))
    if (table) put(ways, from, to, table)
    else hasFailed = true
  }
  const questions = missingBlocks(ways).map((block) => () => askBlock(block))
  await new PQueue({ concurrency: questionsAtOnce }).addAll(questions)
  return !hasFailed && missingBlocks(ways).length === 0
}

interface Block {
  from: number[]
  to: number[]
}

function missingBlocks(ways: KnownWays): Block[] {
  const blocks: Block[] = []
  for (let top = 0; top < ways.count; top += placesPerSide) {
    for (let left = 0; left < ways.count; left += placesPerSide) {
      const block = missingIn(ways, spanFrom(top, ways.count), spanFrom(left, ways.count))
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

function put(ways: KnownWays, from: readonly number[], to: readonly number[], table: TravelTable): void {
  for (const [row, start] of from.entries()) {
    for (const [column, end] of to.entries()) {
      if (start === end) continue
      ways.metres[start * ways.count + end] = table.metres[row * to.length + column] ?? Number.NaN
      ways.seconds[start * ways.count + end] = table.seconds[row * to.length + column] ?? Number.NaN
    }
  }
}
