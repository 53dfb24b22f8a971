import { createHmac } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { newId } from '../ids.ts'
import { inTurn } from '../in-turn.ts'
import { instanceSecret } from '../instance-secret.ts'

/** What is deleted for good, and so has to be deleted again in a restored database. */
const graveKinds = [
  'event',
  /** An event that was cancelled and is deleted a day later. */
  'cancellation',
  'person',
  /** A registration that its person cancelled, kept for coming back. */
  'kept',
  'account',
  'consent',
  'helper',
  /** An address whose owner wants no mails; back in the database as the HMAC it was stored under. */
  'unwanted',
] as const
export type GraveKind = (typeof graveKinds)[number]

const burial = z.strictObject({
  transaction: z.uuid(),
  counter: z.int(),
  kind: z.enum(graveKinds),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  /** False: came back, for example by undoing. The last word of a digest holds. */
  gone: z.boolean(),
  at: z.iso.datetime(),
})
/** The counter as a committed transaction left it. */
const commit = z.strictObject({ transaction: z.uuid().optional(), committed: z.int() })
/** Its process ended before it could commit. */
const rollback = z.strictObject({ undone: z.uuid() })

const tombstoneLine = z.union([burial, commit, rollback])
export type Burial = z.output<typeof burial>
export type TombstoneLine = z.output<typeof tombstoneLine>

/** Undefined for a line that was cut off, or damaged. */
function parseLine(text: string): TombstoneLine | undefined {
  try {
    return tombstoneLine.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

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
  let openFile: { day: string; file: FileHandle } | undefined
  const oneByOne = inTurn(1, Number.POSITIVE_INFINITY)
  const append = async (lines: readonly TombstoneLine[]) => {
    try {
      if (openFile?.day !== day()) {
        await openFile?.file.close()
        openFile = undefined
        openFile = { day: day(), file: await createFile(folder, `${day()}-${newId()}.jsonl`) }
      }
      await openFile.file.appendFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      await openFile.file.datasync()
    } catch (error) {
      // The next line must not continue one that was cut off.
      await openFile?.file.close().catch(() => undefined)
      openFile = undefined
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
        const fileDay = fileName.exec(name)?.[1]
        if (fileDay !== undefined && fileDay < oldest) await rm(join(folder, name), { force: true })
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
