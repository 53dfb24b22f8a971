import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  buildLayout,
  loadRenderer,
  openPageDocuments,
  pageScriptHashes,
  pagesBase,
} from '@running-dinner/public-pages/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagesRoute } from './error-reply.ts'
import { badRequest, methodNotAllowed, notFound, type Problem } from './problems.ts'
import type { MethodsOf } from './register-handlers.ts'

interface PagePaths {
  /** Paths of calls and files are no pages: clients of the API expect JSON there. */
  isPage(path: string): boolean
  /** Search engines must not list pages whose URL contains a secret or that lead to one. */
  isSecret(path: string): boolean
}

interface PagesOptions<Context> {
  /** Of the client's builds. */
  folder: string
  /** Where rendered pages read their events, and the operator for the imprint, the privacy page and the error screen. */
  context: Context
  /** Used to answer a known path with another method with 405 instead of 404. */
  methodsOf: MethodsOf
  paths: PagePaths
  /** HTML of a path whose page the browser renders, for browsers without scripts; `search` is '' or begins with '?'. */
  withoutScripts(path: string, nonce: string, search: string): string | undefined
  baseUrl(): string
}

/**
 * Answers a form that was refused with its page. The status is set, unless the page has one of its own because its event is
 * gone. `undefined` where the client is not built.
 */
export type SendRefused<Refused> = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refused,
) => Promise<FastifyReply | undefined>

/** Names of these files contain a hash of their content, so browsers may keep them. */
const fileOptions = {
  index: false as const,
  wildcard: false,
  // A compressed file is found beside its original: a route of its own would cost memory for a thousand addresses nobody asks for.
  globIgnore: ['index.html', '**/*.{br,gz}'],
  maxAge: '365d',
  immutable: true,
  preCompressed: true,
  setHeaders: setHeadersOfFile,
}

const screenName = /\/screens\/[^/]+\.webp$/
const workerName = /\/self\/sw\.js(\.br|\.gz)?$/

/** Manifest, screens of the landing page and service worker keep their names in every release. A service worker follows the policy of its own response: it loads nothing but what it asks this server for. */
function setHeadersOfFile(reply: FastifyReply, path: string): void {
  if (workerName.test(path)) {
    void reply.header('cache-control', 'no-cache')
    void reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
  } else if (path.endsWith('.webmanifest') || screenName.test(path)) {
    void reply.header('cache-control', 'public, max-age=3600')
  } else {
    // Nobody asks whether an immutable file has changed, nor for a part of it. A page loads two dozen of them.
    for (const name of ['etag', 'last-modified', 'accept-ranges']) void reply.removeHeader(name)
  }
}

/**
 * Serves the built client: hashed files for a year, public pages rendered, and the empty shell for every other path. The
 * styles of rendered pages are known by their hash, those of the shell by a nonce of the response.
 */
export async function servePages<Context extends { operator: object; refused?: object }>(
  app: FastifyInstance,
  options: PagesOptions<Context>,
): Promise<SendRefused<NonNullable<Context['refused']>>> {
  const { folder, context, baseUrl, methodsOf, withoutScripts } = options
  const { isPage, isSecret } = options.paths
  for (const [pathPart, prefix] of [
    [buildLayout.areas, '/'],
    [buildLayout.pages, pagesBase],
  ] as const) {
    const root = join(folder, pathPart)
    if (!existsSync(root)) continue
    await app.register(fastifyStatic, { root, prefix, decorateReply: false, ...fileOptions })
  }
  const documents = openPageDocuments(folder, {
    metas: { operator: JSON.stringify(context.operator) },
    mainFont: 'inter-latin-wght',
  })
  const render = await loadRenderer<Context>(folder)
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isRead = ['GET', 'HEAD'].includes(request.method)
    const methods = methodsOf(path)
    throw notAnswered(reply, methods.length > 0 || isRead || !isPage(path) ? methods : ['GET', 'HEAD'])
  })
  const renderFor = (request: FastifyRequest, pageContext: Context) =>
    render?.({
      url: baseUrl() + request.url,
      cookies: request.headers.cookie ?? '',
      acceptLanguage: headerOf(request, 'accept-language'),
      context: pageContext,
    })
  // A route instead of the not-found handler, so that pages are compressed too.
  app.get(pagesRoute, async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    // Only a proxy accepts a complete URL as request target, and this server is none.
    if (!path.startsWith('/')) throw badRequest()
    if (documents === undefined || !isPage(path)) throw notAnswered(reply, methodsOf(path))
    const rendered = await renderFor(request, context)
    if (rendered?.chosenLanguage) void reply.header('set-cookie', languageCookies(rendered.chosenLanguage))
    if (rendered) {
      const { html, styleHash } = documents.rendered(rendered)
      return send(reply, rendered.status, pageHeaders(isSecret(path), contentSecurityPolicy(styleHash)), html)
    }
    const nonce = randomBytes(16).toString('base64')
    const headers = pageHeaders(isSecret(path), contentSecurityPolicy(nonceSource(nonce)))
    return send(
      reply,
      200,
      headers,
      documents.shell(nonce, withoutScripts(path, nonce, request.url.slice(path.length))),
    )
  })
  return async (request, reply, refused) => {
    const rendered = await renderFor(request, { ...context, refused })
    if (!documents || !rendered) return undefined
    const status = rendered.status === 200 ? reply.statusCode : rendered.status
    const { html, styleHash } = documents.rendered(rendered)
    return send(reply, status, pageHeaders(false, contentSecurityPolicy(styleHash)), html)
  }
}

/** 405 with the allowed methods, or 404 if there are none. */
function notAnswered(reply: FastifyReply, methods: readonly string[]): Problem {
  if (methods.length === 0) return notFound()
  void reply.header('allow', methods.join(', '))
  return methodNotAllowed()
}

function send(reply: FastifyReply, status: number, headers: Record<string, string>, page: string): FastifyReply {
  return reply.status(status).headers(headers).send(page)
}

function headerOf(request: FastifyRequest, name: 'accept-language'): string {
  return (request.headers[name] ?? '').slice(0, 1_000)
}

/** The client stores a language named in the URL as well; the cookies store it without scripts and before they run. */
function languageCookies(language: string): string[] {
  return ['i18next', 'NG_TRANSLATE_LANG_KEY'].map(
    (name) => `${name}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`,
  )
}

function pageHeaders(isSecret: boolean, policy: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-language, cookie',
    ...(isSecret ? { 'x-robots-tag': 'noindex' } : {}),
    'content-security-policy': policy,
  }
}

/** Sends a page that neither browsers nor search engines may keep; its styles need the nonce. */
export function sendPrivatePage(reply: FastifyReply, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': contentSecurityPolicy(nonceSource(nonce)),
    })
    .send(page(nonce))
}

export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`
}

/** @param style besides the files of this server: the hash or the nonce of the style elements in the page */
export function contentSecurityPolicy(style: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${pageScriptHashes}`,
    `style-src 'self' ${style}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
