import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import type { PrintOrder } from './printed-pages.ts'

export type Pdf = InstanceType<typeof PDFDocument>

const folder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/** Fonts are named by their files: pdfkit would re-read a font registered under a second name for every word. */
export const fontFiles = {
  plain: join(folder, 'DejaVuSansCondensed.ttf'),
  bold: join(folder, 'DejaVuSansCondensed-Bold.ttf'),
} as const

/** A4 pages with bundled fonts, so that names like Łódź, İzmir and Αθήνα print correctly on every machine. */
export function openPdf({ title, language, createdAt }: Omit<PrintOrder, 'pages'>): Pdf {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Running Dinner', Producer: 'Running Dinner', CreationDate: createdAt },
    font: fontFiles.plain,
  })
}
