import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { newId } from '../ids.ts'
import { type Tile, type TileImage, tileImage } from './tile-source.ts'

export interface TileCache {
  find(tile: Tile): Promise<{ image: TileImage; isFresh: boolean } | undefined>
  /** Never throws: with a full disk, tiles are fetched from the source each time. */
  keep(tile: Tile, image: TileImage): Promise<void>
}

/** The minimum that OpenStreetMap's tile usage policy asks for. */
const freshMs = 7 * 24 * 60 * 60 * 1000
/** About 15,000 tiles: a few cities in all zoom levels. */
const defaultMaxBytes = 200_000_000

/** Files `<z>-<x>-<y>` in one folder; above `maxBytes` the ones fetched longest ago are deleted. */
export function createTileCache(folder: string, clock: Clock, maxBytes = defaultMaxBytes): TileCache {
  let size: number | undefined
  const fileOf = ({ z, x, y }: Tile) => join(folder, `${z}-${x}-${y}`)

  const makeRoom = async (): Promise<number> => {
    const files = (await filesOf(folder)).sort((a, b) => a.fetchedAt - b.fetchedAt)
    let total = files.reduce((sum, file) => sum + file.size, 0)
    if (total <= maxBytes) return total
    for (const file of files) {
      if (total <= maxBytes * 0.8) break
      await rm(file.path, { force: true })
      total -= file.size
    }
    return total
  }
  const write = async (tile: Tile, { bytes }: TileImage): Promise<void> => {
    await mkdir(folder, { recursive: true })
    const draft = join(folder, `draft-${newId()}`)
    await writeFile(draft, bytes)
    await utimes(draft, clock.now(), clock.now())
    await rename(draft, fileOf(tile))
    size = size === undefined ? undefined : size + bytes.length
    if (size === undefined || size > maxBytes) size = await makeRoom()
  }
  return {
    async find(tile) {
      try {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(fileOf(tile)), stat(fileOf(tile))])
        const image = tileImage(bytes)
        return image && { image, isFresh: clock.now().getTime() - mtimeMs < freshMs }
      } catch {
        return undefined
      }
    },
    keep: (tile, image) => write(tile, image).catch(() => undefined),
  }
}

interface CachedFile {
  path: string
  size: number
  fetchedAt: number
}

async function filesOf(folder: string): Promise<CachedFile[]> {
  const files: CachedFile[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // Another process may have deleted it meanwhile.
    const file = await stat(path).catch(() => undefined)
    if (file?.isFile()) files.push({ path, size: file.size, fetchedAt: file.mtimeMs })
  }
  return files
}
