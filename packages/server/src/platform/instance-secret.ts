import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from './ids.ts'

const length = 32

/** 256 random bits, created once and kept in `DATA_DIR/secrets`, readable by the owner only. */
export async function instanceSecret(dataDir: string, name: string): Promise<Buffer> {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  return (await readSecret(file)) ?? (await makeSecret(folder, file))
}

async function readSecret(file: string): Promise<Buffer | undefined> {
  try {
    const secret = await readFile(file)
    if (secret.length !== length) throw new Error(`${file} is damaged: remove it to get a new one`)
    return secret
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** The hard link is the race's arbiter: of two processes that start together one links its file, the other reads it. */
async function makeSecret(folder: string, file: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const candidateSecret = randomBytes(length)
  const draft = `${file}.${newId()}`
  await writeFile(draft, candidateSecret, { mode: 0o600 })
  try {
    await link(draft, file)
    return candidateSecret
  } catch (error) {
    const otherSecret = isCode(error, 'EEXIST') ? await readSecret(file) : undefined
    if (!otherSecret) throw error
    return otherSecret
  } finally {
    await unlink(draft)
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
