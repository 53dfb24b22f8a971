import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { instanceSecret } from './instance-secret.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rd-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('creates one secret, readable by its owner only, when eight callers start together', async () => {
  const folder = await emptyFolder()
  const secrets = await Promise.all(Array.from({ length: 8 }, () => instanceSecret(folder, 'one')))
  expect(new Set([...secrets, await instanceSecret(folder, 'one')].map((secret) => secret.toString('hex'))).size).toBe(
    1,
  )
  expect(await readdir(join(folder, 'secrets'))).toEqual(['one'])
  expect(secrets[0]).toHaveLength(32)
  expect((await stat(join(folder, 'secrets'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, 'secrets', 'one'))).mode & 0o777).toBe(0o600)
})

test('creates a different secret per purpose and per installation', async () => {
  const [here, there] = [await emptyFolder(), await emptyFolder()]
  const secrets = [
    await instanceSecret(here, 'one'),
    await instanceSecret(here, 'two'),
    await instanceSecret(there, 'one'),
  ]
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(3)
})

test('refuses a damaged secret instead of replacing it', async () => {
  const folder = await emptyFolder()
  await instanceSecret(folder, 'one')
  await writeFile(join(folder, 'secrets', 'one'), 'short')
  await expect(instanceSecret(folder, 'one')).rejects.toThrow(/damaged/)
})
