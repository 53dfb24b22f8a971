import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from './problems.ts'

/**
 * Serves the built client: hashed files for a year, the shell for every other path, with a style nonce of its own per answer.
 * The shell names the administrator's address, which the client's error screen shows (spec 2).
 */
export async function servePages(app: FastifyInstance, folder: string, adminEmail: string): Promise<void> {
  const shellFile = join(folder, 'index.html')
  if (existsSync(folder))
    await app.register(fastifyStatic, { root: folder, index: false, wildcard: false, maxAge: '365d', immutable: true })
  const shell = existsSync(shellFile)
    ? readFileSync(shellFile, 'utf8').replaceAll('__ADMIN_EMAIL__', () => asAttribute(adminEmail))
    : undefined
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (!['GET', 'HEAD'].includes(request.method) || shell === undefined || !isPage(path)) throw notFound()
    return sendShell(reply, shell, isSecret(path))
  })
}

/** Nothing renders on the paths of calls and files (spec 2). */
function isPage(path: string): boolean {
  return !/\/(rest|resources)\//i.test(path) && !/^\/(api|rest|sse|assets|dev|health|tiles)(\/|$)/i.test(path)
}

/** Pages whose address is a secret must not turn up in a search (reliability 2.4 #7). */
function isSecret(path: string): boolean {
  return /^\/(admin|self|my-events)(\/|$)/i.test(path)
}

function sendShell(reply: FastifyReply, shell: string, secret: boolean): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(secret ? { 'x-robots-tag': 'noindex' } : {}),
      'content-security-policy': contentSecurityPolicy(nonce),
    })
    .send(shell.replaceAll('__NONCE__', nonce))
}

function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
