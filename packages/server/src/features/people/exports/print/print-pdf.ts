import { buffer } from 'node:stream/consumers'
import { drawCueCards } from './draw-cue-cards.ts'
import { drawHostSheets } from './draw-host-sheets.ts'
import { drawRouteCards } from './draw-route-cards.ts'
import { openPdf, type Pdf } from './open-pdf.ts'
import type { PrintOrder } from './printed-pages.ts'

/** CPU-heavy: runs only in a worker. */
export async function printPdf({ pages, ...about }: PrintOrder): Promise<Buffer> {
  const pdf = openPdf(about)
  return pdfBytes(pdf, () => {
    if (pages.kind === 'routeCards') drawRouteCards(pdf, pages.cards)
    else if (pages.kind === 'hostSheets') drawHostSheets(pdf, pages.sheets)
    else drawCueCards(pdf, pages.cueCards, pages)
  })
}

async function pdfBytes(pdf: Pdf, draw: () => void): Promise<Buffer> {
  const bytes = buffer(pdf)
  draw()
  pdf.end()
  return bytes
}
