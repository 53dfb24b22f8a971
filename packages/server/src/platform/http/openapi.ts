import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { type DescribedApi, type OpenApiDocument, openApiDocument } from './openapi-document.ts'
import { openApiPage, openApiPageScript, swaggerFiles, swaggerFolder } from './openapi-page.ts'
import { contentSecurityPolicy, nonceSource } from './pages.ts'

/** Serves the contract table as OpenAPI, with a page to read it and try calls out. Builds the document at the first request. */
export const describeApi =
  (api: DescribedApi): FastifyPluginAsync =>
  async (app) => {
    let cached: OpenApiDocument | undefined
    app.get('/api/openapi.json', async (_request, reply) => {
      cached ??= openApiDocument(api)
      void reply.header('cache-control', 'no-cache')
      return cached
    })
    app.get('/api/docs', async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy(nonceSource(nonce)),
      })
      return openApiPage(nonce)
    })
    app.get('/api/docs/start.js', async (_request, reply) => {
      void reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      return openApiPageScript
    })
    await app.register(fastifyStatic, {
      root: swaggerFolder(),
      prefix: '/api/docs/',
      decorateReply: false,
      index: false,
      allowedPath: (path) => swaggerFiles.includes(path.slice(1)),
      maxAge: '1d',
    })
  }
