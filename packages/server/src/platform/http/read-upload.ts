import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { badRequest, Problem, tooLarge, unsupportedMedia } from './problems.ts'

/** The parts of a form; 415 for another body, 400 for one whose boundary is missing or whose end never came. */
export async function* uploadParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw unsupportedMedia()
  try {
    yield* request.parts()
  } catch (error) {
    throw asProblem(error)
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
