import { createHmac } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { newId } from '../ids.ts'
import { inTurn } from '../in-turn.ts'
import { instanceSecret } from '../instance-secret.ts'
import { type GraveKind, parseLine, type TombstoneLine } from './tombstone-line.ts'

export interface TombstoneFolder {
  /** Resolves once the lines are on the disk. */
  append(lines: readonly TombstoneLine[]): Promise<void>
  /** The lines of all processes; `damaged` counts those that cannot be read, besides one that was cut off. */
  read(): Promise<{ lines: TombstoneLine[]; damaged: number }>
  /** Keyed, so that the folder holds nothing that stands for a person outside of it. */
  digest(kind: GraveKind, id: string): string
  /** Removes the files of days that are over for 90 days. */
  prune(): Promise<void>
}

const keptDays = 90
const fileName = /^(\d{4}-\d{2}-\d{2})-[0-9a-f-]{36}\.jsonl$/

/**
 * Opens the folder that a restore leaves alone. Each process appends to a file of its own, a new one every day, so that processes
 * and machines can share the folder.
 * @throws Error if the folder can neither be read nor made
 */
export async function openTombstones(folder: string, clock: Clock): Promise<TombstoneFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const key = await instanceSecret(folder, 'digests')
  await readdir(folder)
  const day = () => clock.now().toISOString().slice(0, 10)
  let current: { day: string; file: FileHandle } | undefined
  const oneByOne = inTurn(1, Number.POSITIVE_INFINITY)
  const append = async (lines: readonly TombstoneLine[]) => {
    try {
      if (current?.day !== day()) {
        await current?.file.close()
        current = undefined
        current = { day: day(), file: await createFile(folder, `${day()}-${newId()}.jsonl`) }
      }
      await current.file.appendFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      await current.file.datasync()
    } catch (error) {
      // The next line must not continue one that was cut off.
      await current?.file.close().catch(() => undefined)
      current = undefined
      throw error
    }
  }
  return {
    append: (lines) => oneByOne(() => append(lines)),
    async read() {
      const names = (await readdir(folder)).filter((name) => fileName.test(name))
      const contents = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
      const parsed = contents.flatMap((content) => content.split('\n').slice(0, -1).map(parseLine))
      const lines = parsed.filter((line) => line !== undefined)
      return { lines, damaged: parsed.length - lines.length }
    },
    digest: (kind, id) => createHmac('sha256', key).update(`${kind} ${id}`).digest('hex'),
    async prune() {
      const oldest = new Date(clock.now().getTime() - keptDays * 86_400_000).toISOString().slice(0, 10)
      for (const name of await readdir(folder)) {
        const made = fileName.exec(name)?.[1]
        if (made !== undefined && made < oldest) await rm(join(folder, name), { force: true })
      }
    },
  }
}

/** Its name is on the disk too. */
async function createFile(folder: string, name: string): Promise<FileHandle> {
  const file = await open(join(folder, name), 'ax', 0o600)
  const directory = await open(folder)
  await directory.sync().finally(() => directory.close())
  return file
}
