import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Ctx } from '../src/platform/ctx.ts'
import { openTombstones, type TombstoneFolder } from '../src/platform/tombstones/tombstone-folder.ts'
import {
  createTombstoneKeeper,
  keepTombstones,
  type TombstoneKeeper,
} from '../src/platform/tombstones/tombstone-keeper.ts'

export interface GivenTombstones {
  path: string
  keeper: TombstoneKeeper
  /** What is in the files, without the key. */
  text(): Promise<string>
}

/** A folder of tombstones, in use by the database of this context. */
export async function givenTombstones(
  { db, log, clock }: Pick<Ctx, 'db' | 'log' | 'clock'>,
  changed: (folder: TombstoneFolder) => TombstoneFolder = (folder) => folder,
  path?: string,
): Promise<GivenTombstones> {
  const chosen = path ?? (await mkdtemp(join(tmpdir(), 'rd-tombstones-')))
  const keeper = createTombstoneKeeper(db, { folder: changed(await openTombstones(chosen, clock)), log, clock })
  keepTombstones(db, keeper)
  onTestFinished(async () => {
    keepTombstones(db, undefined)
    await rm(chosen, { recursive: true, force: true })
  })
  const text = async () => {
    const names = (await readdir(chosen)).filter((name) => name.endsWith('.jsonl'))
    return (await Promise.all(names.map((name) => readFile(join(chosen, name), 'utf8')))).join('')
  }
  return { path: chosen, keeper, text }
}
