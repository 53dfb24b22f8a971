import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, Problem, tooLarge, unsupportedMedia } from './problems.ts'

/** The parts of a form; 415 for another body, 400 for one whose boundary is missing or whose end never came. */
export async function* uploadParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw unsupportedMedia()
  if (Number(request.headers['content-length']) > bodyLimits.upload) throw tooLarge()
  const { raw } = request
  let bytesRead = 0
  // The library bounds each part, not what stands before, between and after them; a chunked body does not say its length.
  const count = (chunk: Buffer) => {
    bytesRead += chunk.length
    // Ends the parts and the file that is being read, as a broken connection does.
    if (bytesRead > bodyLimits.upload) raw.emit('error', tooLarge())
  }
  try {
    // `parts` begins to read in this turn, so that it misses nothing although listening makes the body flow.
    raw.on('data', count)
    yield* request.parts()
  } catch (error) {
    throw asProblem(error)
  } finally {
    raw.off('data', count)
  }
}

/** Reads an uploaded file. The library's `toBuffer` would read a file that is too large to its end before it refuses it. */
export async function readUpload({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of file) {
      if (file.truncated) break
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    throw asProblem(error)
  }
  if (file.truncated) throw tooLarge()
  return Buffer.concat(chunks)
}

/** The parser of forms throws errors without a code; those with one are limits and broken connections. */
function asProblem(error: unknown): unknown {
  return error instanceof Problem || (error instanceof Error && 'code' in error) ? error : badRequest()
}

/** Largest request bodies in bytes: docs/rules/limits.md#bodies-and-uploads. */
export const bodyLimits = {
  call: 256_000,
  /** Forms that work without scripts and hold only a button and a token. */
  plainForm: 1_000,
  /** A file of 2 MiB inside a multipart form. */
  upload: 3_000_000,
} as const

/**
 * Accepts only well-formed UTF-8 JSON sent as `application/json`. Browsers send other types across origins without asking first, and
 * guessed encodings could slip past checks. An empty body counts as none, whatever its type.
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
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    body.length === 0 ? done(null, undefined) : done(unsupportedMedia()),
  )
}

/** Reads forms that a browser sends without scripts, and nothing else, within one plugin. */
export function acceptFormsOnly(app: FastifyInstance, bodyLimit: number = bodyLimits.plainForm): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

/** @throws 400 for a field twice or one that is not among the names, which comes from no page of ours */
export function readFormFields(body: unknown, names: readonly string[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of body instanceof URLSearchParams ? body : []) {
    if (Object.hasOwn(fields, name) || !names.includes(name)) throw badRequest()
    fields[name] = value
  }
  return fields
}

/**
 * Other sites must not send forms through their visitors' browsers, and so past limits of a network. Older browsers and
 * programs do not send the header.
 */
export function isFromElsewhere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}

function decode(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}
