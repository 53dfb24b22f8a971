import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { type OpenApiDocument, openApiDocument } from './openapi-document.ts'
import { openApiPage } from './openapi-page.ts'
import { contentSecurityPolicy } from './pages.ts'

/** The contract table for machines and for people (decisions A10). Made when somebody first asks. */
export const describeApi: FastifyPluginAsync = async (app) => {
  let known: OpenApiDocument | undefined
  const document = () => {
    known ??= openApiDocument()
    return known
  }
  app.get('/api/openapi.json', async (_request, reply) => {
    void reply.header('cache-control', 'no-cache')
    return document()
  })
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(nonce),
    })
    return openApiPage(document(), nonce)
  })
}
