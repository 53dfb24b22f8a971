import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { errorWords } from '../../../test/product-words.ts'
import { silentLog } from '../../../test/test-log.ts'
import { replyWithError } from './error-reply.ts'
import { readUpload, uploadParts } from './request-bodies.ts'

test.each([
  [10, 200],
  [11, 413],
])('a reader that stops at the first file, of 10 bytes at most, answers %i bytes with %i', async (bytes, status) => {
  const app = Fastify({ logger: false })
  onTestFinished(() => app.close())
  app.setErrorHandler(replyWithError(silentLog, errorWords))
  await app.register(multipart, { limits: { fileSize: 10 } })
  app.post('/', async (request) => {
    for await (const formPart of uploadParts(request)) if (formPart.type === 'file') return readUpload(formPart)
    return undefined
  })
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const payload = `${head}${'x'.repeat(bytes)}\r\n--b--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  expect((await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode).toBe(status)
})
