import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import type { PrintOrder } from './printed-pages.ts'

export type Pdf = InstanceType<typeof PDFDocument>

const { resolve } = createRequire(import.meta.url)
const dejaVu = join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf')
const inter = join(dirname(resolve('@fontsource/inter/package.json')), 'files')

/** Fonts are named by their files: pdfkit would re-read a font registered under a second name for every word. */
const fontFiles = {
  product: {
    plain: join(inter, 'inter-latin-400-normal.woff'),
    bold: join(inter, 'inter-latin-700-normal.woff'),
  },
  allLetters: {
    plain: join(dejaVu, 'DejaVuSansCondensed.ttf'),
    bold: join(dejaVu, 'DejaVuSansCondensed-Bold.ttf'),
  },
} as const

/** What the file of the product's font holds: the letters of Western Europe, and the punctuation of both languages. */
const westernText =
  /^[\s!-~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2212]*$/

/** The product's font; for names like Łódź, İzmir and Αθήνα one that has their letters. */
export function fontFor(text: string, weight: 'plain' | 'bold' = 'plain'): string {
  return fontFiles[westernText.test(text) ? 'product' : 'allLetters'][weight]
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
