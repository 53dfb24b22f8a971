import type { ServerResponse } from 'node:http'
import { type FakeServer, fakeServer } from './fake-server.ts'

export type TileMode = 'ok' | 'missing' | 'slow' | '500' | 'html' | 'text as image' | 'huge' | 'redirect'

export interface FakeTiles extends FakeServer {
  mode: TileMode
  template: string
}

/** The smallest PNG: one grey pixel. */
export const tilePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

export async function fakeTiles(mode: TileMode = 'ok'): Promise<FakeTiles> {
  const server = await fakeServer((_request, reply) => answer(fake.mode, reply))
  const fake: FakeTiles = { ...server, mode, template: `${server.url}/{z}/{x}/{y}.png` }
  return fake
}

function answer(mode: TileMode, reply: ServerResponse): void {
  if (mode === 'slow') return
  if (mode === 'missing') return void reply.writeHead(404).end()
  if (mode === '500') return void reply.writeHead(500, { 'content-type': 'image/png' }).end(tilePng)
  if (mode === 'redirect') return void reply.writeHead(302, { location: '/elsewhere.png' }).end()
  if (mode === 'html') return void reply.setHeader('content-type', 'text/html').end('<html>Blocked</html>')
  reply.setHeader('content-type', 'image/png')
  const bodies: Partial<Record<TileMode, Buffer>> = {
    'text as image': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    huge: Buffer.concat([tilePng, Buffer.alloc(1_100_000)]),
  }
  reply.end(bodies[mode] ?? tilePng)
}
