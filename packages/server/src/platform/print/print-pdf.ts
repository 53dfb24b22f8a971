import { drawRouteCards } from './draw-route-cards.ts'
import { drawSlips } from './draw-slips.ts'
import { openPdf } from './open-pdf.ts'
import { pdfBytes } from './pdf-bytes.ts'
import type { PrintOrder } from './printed-pages.ts'

/** CPU-heavy: runs only in a worker. */
export async function printPdf({ pages, ...about }: PrintOrder): Promise<Buffer> {
  const pdf = openPdf(about)
  return pdfBytes(pdf, () => {
    if (pages.kind === 'routeCards') drawRouteCards(pdf, pages.cards)
    else drawSlips(pdf, pages.slips, pages)
  })
}
