import type { FastifyInstance } from 'fastify'
import { badRequest } from './problems.ts'

/**
 * Accepts only well-formed UTF-8 JSON sent as `application/json`. Browsers send other types across origins without asking first, and
 * guessed encodings could slip past checks. An empty body counts as none.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    /^application\/json(;\s*charset="?utf-8"?)?$/i,
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = decode(body as Buffer)
      if (text === undefined) return done(badRequest())
      if (text.trim() === '') return done(null, undefined)
      return parseJson(request, text, done)
    },
  )
}

function decode(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}
