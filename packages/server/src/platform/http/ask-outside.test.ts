import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { askOutside } from './ask-outside.ts'

/** A server that counts its requests, and sends them on to `location` if there is one. */
async function givenServer(location?: string, reply = 'inside') {
  let requests = 0
  const server = createServer((_request, response) => {
    requests++
    response.writeHead(location ? 302 : 200, location ? { location } : {}).end(reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests: () => requests }
}

test('a service outside cannot lead to a server inside (SEC-14)', async () => {
  const inside = await givenServer()
  const outside = await givenServer(inside.url)
  await expect(askOutside(outside.url, {})).rejects.toThrow('TypeError')
  expect([outside.requests(), inside.requests()]).toEqual([1, 0])
  expect((await askOutside(inside.url, {})).status).toBe(200)
})

test('reads an answer of up to a megabyte', async () => {
  const [full, over] = [
    await givenServer(undefined, 'x'.repeat(1_000_000)),
    await givenServer(undefined, 'x'.repeat(1_000_001)),
  ]
  expect((await askOutside(full.url, {})).body).toHaveLength(1_000_000)
  await expect(askOutside(over.url, {})).rejects.toThrow('too large')
})

test('waits five seconds for an answer, or as long as the caller says', async () => {
  const waited = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => waited.mockRestore())
  const { url } = await givenServer()
  await askOutside(url, {})
  await askOutside(url, {}, 700)
  expect(waited.mock.calls).toEqual([[5_000], [700]])
})

test('an error does not tell the address', async () => {
  const asked = askOutside('http://127.0.0.1:1/Home-Street-7', {})
  await expect(asked).rejects.toMatchObject({ name: 'NoAnswerError', message: 'TypeError' })
})

/** Files of the product whose code opens connections by HTTP. */
function askingFiles(folder: string): string[] {
  const asks = /(?:await|return|=) fetch\(|^import (?!type).*'(?:node:https?|undici)'/m
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|proof)\.ts$/.test(name))
    .filter((name) => asks.test(readFileSync(join(folder, name), 'utf8')))
}

test('no other file of the server asks services by HTTP, so that these rules hold for all (SEC-14)', () => {
  expect(askingFiles(resolve(import.meta.dirname, '../..'))).toEqual([join('platform', 'http', 'ask-outside.ts')])
})
