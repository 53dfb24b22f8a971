import { chmod, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TombstoneLine } from './tombstone-folder.ts'
import { openTombstones } from './tombstone-folder.ts'

async function givenFolder() {
  const path = await mkdtemp(join(tmpdir(), 'rd-tombstones-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  let now = new Date('2030-05-01T10:00:00Z')
  const clock = { now: () => now }
  const files = async () => (await readdir(path)).filter((name) => name.endsWith('.jsonl')).sort()
  return {
    path,
    clock,
    files,
    folder: await openTombstones(path, clock),
    at: (instant: string) => {
      now = new Date(instant)
    },
  }
}

const line = (committed: number): TombstoneLine => ({ committed })

test('a line is on the disk when appending it ends', async () => {
  const { path, folder, files } = await givenFolder()
  const some = await open(path)
  const prototype = Object.getPrototypeOf(some) as typeof some
  await some.close()
  const synced = vi.spyOn(prototype, 'datasync')
  onTestFinished(() => synced.mockRestore())
  await folder.append([line(1)])
  expect(synced).toHaveBeenCalledOnce()
  const [name = ''] = await files()
  expect(await readFile(join(path, name), 'utf8')).toBe('{"committed":1}\n')
  expect((await stat(join(path, name))).mode & 0o777).toBe(0o600)
})

test('processes write files of their own and read those of all', async () => {
  const { path, clock, folder, files } = await givenFolder()
  const other = await openTombstones(path, clock)
  await Promise.all([folder.append([line(1)]), other.append([line(2)]), folder.append([line(3), line(4)])])
  expect(await files()).toHaveLength(2)
  const { lines, damaged } = await folder.read()
  expect(lines.map((found) => 'committed' in found && found.committed).sort()).toEqual([1, 2, 3, 4])
  expect(damaged).toBe(0)
  expect(other.digest('person', 'p')).toBe(folder.digest('person', 'p'))
})

test('digests depend on the key of the folder, the kind and the id', async () => {
  const { folder } = await givenFolder()
  const { folder: another } = await givenFolder()
  const digests = [folder.digest('person', 'a'), folder.digest('kept', 'a'), folder.digest('person', 'b')]
  expect(new Set([...digests, another.digest('person', 'a')]).size).toBe(4)
  expect(digests[0]).toMatch(/^[0-9a-f]{64}$/)
})

test('a line that was cut off is ignored and a damaged one is counted', async () => {
  const { path, folder } = await givenFolder()
  const name = '2030-05-01-00000000-0000-4000-8000-000000000000.jsonl'
  await writeFile(join(path, name), '{"committed":7}\n{"committed":"x"}\n{"committed":8}\n{"commit')
  expect(await folder.read()).toEqual({ lines: [line(7), line(8)], damaged: 1 })
})

test('a new file follows one that could not be written to the end', async () => {
  const { path, folder, files } = await givenFolder()
  await folder.append([line(1)])
  const some = await open(path)
  const prototype = Object.getPrototypeOf(some) as typeof some
  await some.close()
  const full = vi.spyOn(prototype, 'datasync').mockRejectedValueOnce(new Error('ENOSPC'))
  onTestFinished(() => full.mockRestore())
  await expect(folder.append([line(2)])).rejects.toThrow('ENOSPC')
  await folder.append([line(3)])
  expect(await files()).toHaveLength(2)
})

test('each day has a file, and files are removed after 90 days', async () => {
  const { folder, files, at } = await givenFolder()
  await folder.append([line(1)])
  at('2030-05-02T00:00:00Z')
  await folder.append([line(2)])
  at('2030-07-30T23:00:00Z')
  await folder.prune()
  expect(await files()).toHaveLength(2)
  at('2030-07-31T00:00:00Z')
  await folder.prune()
  expect((await files()).map((name) => name.slice(0, 10))).toEqual(['2030-05-02'])
})

test('a folder that cannot be made or read is an error', async () => {
  const { path, clock } = await givenFolder()
  await writeFile(join(path, 'file'), '')
  await expect(openTombstones(join(path, 'file', 'inside'), clock)).rejects.toThrow('ENOTDIR')
  await chmod(path, 0o700)
})
