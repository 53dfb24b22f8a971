import { accountRoutes, participantRoutes } from '@running-dinner/contract'
import { maxPixels } from '../src/platform/images/square-picture.ts'
import { blackPng, html, promisedPng, svg } from '../test/hostile-pictures.ts'
import { blankBomb, millionEmptyRows, millionRows } from '../test/hostile-workbooks.ts'
import { apiClient } from './api-client.ts'
import { confirmedAccount } from './given-account.ts'
import { createEvent } from './given-event.ts'
import { measured } from './loop-probe.ts'
import type { Product } from './product.ts'
import type { Sink } from './smtp-sink.ts'

interface Upload {
  name: string
  filename: string
  make: () => Uint8Array
}

/** Guest lists that would be expensive to read, or are none. */
const files: readonly Upload[] = [
  { name: 'wrong type', filename: 'list.pdf', make: () => Buffer.from('%PDF-1.7 nothing') },
  { name: '30 MB', filename: 'list.csv', make: () => Buffer.alloc(30 * 1024 * 1024, 'a;b\n') },
  { name: 'zip bomb', filename: 'list.xlsx', make: () => blankBomb('xl/media/image1.bin') },
  { name: 'bomb in the sheet', filename: 'list.xlsx', make: () => blankBomb('xl/worksheets/sheet1.xml') },
  { name: 'a million rows', filename: 'list.xlsx', make: millionRows },
  { name: 'a million empty rows', filename: 'list.xlsx', make: millionEmptyRows },
  { name: 'no header', filename: 'list.csv', make: () => Buffer.from('1;2;3\n4;5;6\n') },
  { name: 'empty', filename: 'list.csv', make: () => Buffer.alloc(0) },
  {
    name: 'binary as .csv',
    filename: 'list.csv',
    make: () => Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 37) % 256)),
  },
]

/** Pictures that would be expensive to decode, and files that are none. */
const pictures: readonly Upload[] = [
  { name: 'svg', filename: 'me.svg', make: () => svg },
  { name: 'html as .png', filename: 'me.png', make: () => html },
  { name: 'promises 16 million points', filename: 'me.png', make: () => promisedPng(4_000, 4_000) },
  { name: 'promises 4,225 million points', filename: 'me.png', make: () => promisedPng(65_000, 65_000) },
  { name: '484 million black points', filename: 'me.png', make: () => blackPng(22_000, 22_000) },
  { name: 'a row too many', filename: 'me.png', make: () => blackPng(maxPixels / 5_000 + 1, 5_000) },
]

export async function hostileFiles(product: Product) {
  const { adminId } = await createEvent(apiClient(product.url))
  const path = participantRoutes.previewImport.path.replace(':adminId', adminId)
  return uploaded(product, path, files)
}

export async function hostilePictures(product: Product, sink: Sink) {
  const token = await confirmedAccount(product.url, sink, 'pictured')
  return uploaded(product, accountRoutes.uploadAvatar.path, pictures, { authorization: `Bearer ${token}` })
}

/** Each in turn; the slowest, the longest wait of another call, and the memory that the server has won afterwards count. */
async function uploaded(
  product: Product,
  path: string,
  uploads: readonly Upload[],
  headers: Record<string, string> = {},
) {
  const before = product.serverMb()
  const answers: Record<string, { status: number; ms: number; longestHealthMs: number; moreMb: number }> = {}
  for (const { name, filename, make } of uploads) {
    const form = new FormData()
    form.append('file', new Blob([make() as Uint8Array<ArrayBuffer>]), filename)
    const { result, ms, longestMs } = await measured(product.url, async () => {
      const response = await fetch(`${product.url}/api${path}`, { method: 'POST', body: form, headers })
      await response.arrayBuffer()
      return response.status
    })
    answers[name] = { status: result, ms, longestHealthMs: longestMs, moreMb: product.serverMb() - before }
  }
  const all = Object.values(answers)
  return {
    taken: all.filter(({ status }) => status !== 406 && status !== 413).length,
    slowestMs: Math.max(...all.map(({ ms }) => ms)),
    longestHealthMs: Math.max(...all.map(({ longestHealthMs }) => longestHealthMs)),
    moreMb: Math.max(...all.map(({ moreMb }) => moreMb)),
    answers,
  }
}
