import { buffer } from 'node:stream/consumers'
import type { Pdf } from './open-pdf.ts'

export async function pdfBytes(pdf: Pdf, draw: () => void): Promise<Buffer> {
  const bytes = buffer(pdf)
  draw()
  pdf.end()
  return bytes
}
