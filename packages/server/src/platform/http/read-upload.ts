import type { MultipartFile } from '@fastify/multipart'
import { tooLarge } from './problems.ts'

/** Reads an uploaded file. The library's `toBuffer` would read a file that is too large to its end before it refuses it. */
export async function readUpload({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    if (file.truncated) break
    chunks.push(chunk as Buffer)
  }
  if (file.truncated) throw tooLarge()
  return Buffer.concat(chunks)
}
