import type { TravelTable } from './routing-protocol.ts'

/** Bytes of a place's key: enough to distinguish the places of an evening, and few enough for an exact number. */
const shortKeyLength = 6
/** A short key, then metres and seconds as 4 bytes each. */
const cellLength = shortKeyLength + 8

/** Ways between `count` places. A cell that is not measured yet is negative, one without a way NaN. */
export interface KnownWays extends TravelTable {
  count: number
}

export function unknownWays(count: number): KnownWays {
  const ways = { count, metres: new Float64Array(count ** 2).fill(-1), seconds: new Float64Array(count ** 2).fill(-1) }
  for (let place = 0; place < count; place++) {
    ways.metres[place * count + place] = 0
    ways.seconds[place * count + place] = 0
  }
  return ways
}

export function isUnknown({ count, metres }: KnownWays, from: number, to: number): boolean {
  return (metres[from * count + to] ?? 0) < 0
}

/** Whether any way between two different places is known. */
export function hasWay({ count, metres }: KnownWays): boolean {
  return metres.some((length, cell) => cell % (count + 1) !== 0 && length >= 0)
}

/** Position of each place by the short form of its key, as the rows of the cache name it. */
export function positionsOf(keys: readonly Buffer[]): Map<number, number> {
  return new Map(keys.map((key, position) => [shortKey(key, 0), position]))
}

export function positionOf(positions: ReadonlyMap<number, number>, key: Buffer): number | undefined {
  return positions.get(shortKey(key, 0))
}

/** The ways from one place as the cache keeps them; those not measured yet are left out. */
export function packedRow(ways: KnownWays, rowIndex: number, keys: readonly Buffer[]): Buffer {
  const knownCells = keys.flatMap((key, to) =>
    isUnknown(ways, rowIndex, to) ? [] : [{ key, at: rowIndex * ways.count + to }],
  )
  const buffer = Buffer.alloc(knownCells.length * cellLength)
  for (const [position, { key, at }] of knownCells.entries()) {
    const offset = position * cellLength
    key.copy(buffer, offset, 0, shortKeyLength)
    buffer.writeFloatLE(ways.metres[at] ?? 0, offset + shortKeyLength)
    buffer.writeFloatLE(ways.seconds[at] ?? 0, offset + shortKeyLength + 4)
  }
  return buffer
}

/** Writes a row of the cache into `ways`; ways to places of other evenings are ignored. */
export function unpackRow(
  ways: KnownWays,
  rowIndex: number,
  row: Buffer,
  positions: ReadonlyMap<number, number>,
): void {
  for (let offset = 0; offset + cellLength <= row.length; offset += cellLength) {
    const column = positions.get(shortKey(row, offset))
    if (column === undefined || column === rowIndex) continue
    ways.metres[rowIndex * ways.count + column] = row.readFloatLE(offset + shortKeyLength)
    ways.seconds[rowIndex * ways.count + column] = row.readFloatLE(offset + shortKeyLength + 4)
  }
}

function shortKey(bytes: Buffer, offset: number): number {
  return bytes.readUIntLE(offset, shortKeyLength)
}
