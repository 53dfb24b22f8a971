import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

/** A gzip of lines: the header, a line `["table",{row}]` for each row, and the end, which tells a whole file from a part. */
export const formatVersion = 1

const header = z.strictObject({
  runningDinner: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
})
export type BackupHeader = z.output<typeof header>

const end = z.strictObject({
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  rows: z.int(),
})
export type BackupEnd = z.output<typeof end>

export function fileNameAt(now: Date): string {
  return `running-dinner-${now.toISOString().replaceAll(':', '-')}.backup`
}

/** The file itself, or the latest backup of a folder. */
export async function findBackup(path: string): Promise<string> {
  if (!(await stat(path)).isDirectory()) return path
  const names = (await readdir(path)).filter((name) => /^running-dinner-.*\.backup$/.test(name)).sort()
  const latest = names.at(-1)
  if (latest === undefined) throw new Error(`There is no backup in ${path}.`)
  return join(path, latest)
}

export type BackupLine =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'row'; table: string; row: string }
  | { kind: 'end'; end: BackupEnd }

/** Rows stay text, because numbers of PostgreSQL may be larger than those of JavaScript. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  let isFirst = true
  try {
    for await (const line of linesOf(unpacked)) {
      if (isFirst) yield { kind: 'header', header: header.parse(JSON.parse(line)) }
      else if (line.startsWith('[')) yield rowOf(line)
      else yield { kind: 'end', end: end.parse(JSON.parse(line)) }
      isFirst = false
    }
  } finally {
    source.destroy()
  }
}

/** Unlike `node:readline`, this throws when its input breaks off. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let unfinishedLine = ''
  for await (const chunk of input) {
    const lines = (unfinishedLine + decoder.decode(chunk, { stream: true })).split('\n')
    unfinishedLine = lines.pop() ?? ''
    yield* lines
  }
}

function rowOf(line: string): BackupLine {
  const comma = line.indexOf(',')
  return { kind: 'row', table: z.string().parse(JSON.parse(line.slice(1, comma))), row: line.slice(comma + 1, -1) }
}
