import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tilePng } from '../../../test/fakes/fake-tiles.ts'
import { createTileCache } from './tile-cache.ts'

async function smallCache(tiles: number) {
  const folder = await mkdtemp(join(tmpdir(), 'rd-tile-cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let seconds = 0
  const open = () =>
    createTileCache(folder, { now: () => new Date(1_900_000_000_000 + seconds++ * 1000) }, tiles * tilePng.length)
  return { folder, open }
}

const image = { contentType: 'image/png', bytes: tilePng }

test('evicts the tiles fetched longest ago when the folder is full, including those of an earlier process', async () => {
  const { folder, open } = await smallCache(10)
  const earlier = open()
  for (let x = 0; x < 8; x++) await earlier.keep({ z: 5, x, y: 0 }, image)
  const cache = open()
  for (let x = 8; x < 30; x++) {
    await cache.keep({ z: 5, x, y: 0 }, image)
    expect((await readdir(folder)).length).toBeLessThanOrEqual(10)
  }
  expect(await cache.find({ z: 5, x: 29, y: 0 })).toMatchObject({ image: { contentType: 'image/png' }, isFresh: true })
  expect(await cache.find({ z: 5, x: 0, y: 0 })).toBeUndefined()
})

test('ignores a damaged file', async () => {
  const { folder, open } = await smallCache(10)
  const cache = open()
  await cache.keep({ z: 5, x: 1, y: 1 }, image)
  await writeFile(join(folder, '5-1-1'), '')
  expect(await cache.find({ z: 5, x: 1, y: 1 })).toBeUndefined()
})

test('does no harm when the disk cannot be written', async () => {
  const { folder } = await smallCache(1)
  await writeFile(join(folder, 'file'), '')
  const cache = createTileCache(join(folder, 'file', 'tiles'), { now: () => new Date() })
  await cache.keep({ z: 5, x: 1, y: 1 }, image)
  expect(await cache.find({ z: 5, x: 1, y: 1 })).toBeUndefined()
})
