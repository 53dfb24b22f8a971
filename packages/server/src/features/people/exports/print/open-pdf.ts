import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import type { PrintOrder } from './printed-pages.ts'

export type Pdf = InstanceType<typeof PDFDocument>

const { resolve } = createRequire(import.meta.url)
const dejaVu = join(dirname(resolve('@fontsource/dejavu-sans/package.json')), 'files')
const inter = join(dirname(resolve('@fontsource/inter/package.json')), 'files')

/** Fonts are named by their files: pdfkit would re-read a font registered under a second name for every word. */
const fontFiles = {
  product: {
    plain: join(inter, 'inter-latin-400-normal.woff'),
    bold: join(inter, 'inter-latin-700-normal.woff'),
  },
  // All of DejaVu Sans, whatever the names of the files say.
  allLetters: {
    plain: join(dejaVu, 'dejavu-sans-latin-400-normal.woff'),
    bold: join(dejaVu, 'dejavu-sans-latin-700-normal.woff'),
  },
} as const

/** What the file of the product's font holds: the letters of Western Europe, and the punctuation of both languages. */
const westernText =
  /^[\s!-~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2212]*$/

/** The product's font; for names like Łódź, İzmir and Αθήνα one that has their letters. */
export function fontFor(text: string, weight: 'plain' | 'bold' = 'plain'): string {
  return fontFiles[westernText.test(text) ? 'product' : 'allLetters'][weight]
}

/** Options of a text: the font with all letters is much wider than the product's, so it is set at nine tenths. */
export function lineOptions(text: string, width: number): { width: number; horizontalScaling?: number } {
  if (westernText.test(text)) return { width }
  // pdfkit scales the width of a line together with its letters.
  return { width: width / 0.9, horizontalScaling: 90 }
}

/** A4 pages with bundled fonts, so that they look the same from every machine. */
export function openPdf({ title, language, createdAt }: Omit<PrintOrder, 'pages'>): Pdf {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Running Dinner', Producer: 'Running Dinner', CreationDate: createdAt },
    font: fontFiles.product.plain,
  })
}
