import type { MultipartFile } from '@fastify/multipart'
import { tooLarge } from './problems.ts'

/** The file of one part. The library's own way reads a file that is too large to its end before it says so. */
export async function readUpload({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    if (file.truncated) break
    chunks.push(chunk as Buffer)
  }
  if (file.truncated) throw tooLarge()
  return Buffer.concat(chunks)
}
