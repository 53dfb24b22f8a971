import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { type DescribedApi, type OpenApiDocument, openApiDocument } from './openapi-document.ts'
import { contentSecurityPolicy, nonceSource } from './pages.ts'

/** The folder of swagger-ui. It also holds an example page, so only the files of `swaggerFiles` are served. */
function swaggerFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
}

const swaggerFiles: readonly string[] = ['swagger-ui.css', 'swagger-ui-bundle.js']

/** `nonce` lets the style pass the content security policy; scripts come from this origin as files. */
function openApiPage(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API of Running Dinner</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style nonce="${nonce}">
body { margin: 0; font-family: system-ui, sans-serif }
header { background: #000; padding: 16px 24px }
header a { color: #fff; font-weight: 600; text-decoration: none }
noscript { display: block; padding: 24px }
html.dark-mode body { background: #1c2022; color: #e4e6e6 }
</style>
</head>
<body>
<header><a href="/">Running Dinner</a></header>
<main id="api"></main>
<noscript>This page needs scripts. The same description as a file: <a href="/api/openapi.json">openapi.json</a></noscript>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`
}

/** Runs in the browser. `validatorUrl: null` keeps swagger-ui from sending the description to a validator elsewhere. */
const openApiPageScript = `document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches)
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
})
`

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
