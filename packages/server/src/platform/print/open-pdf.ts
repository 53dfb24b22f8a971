import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import type { PrintOrder } from './printed-pages.ts'

export type Pdf = InstanceType<typeof PDFDocument>

const folder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/** Named by their files: a font under a second name would be read anew with every word. */
export const fontFiles = {
  plain: join(folder, 'DejaVuSansCondensed.ttf'),
  bold: join(folder, 'DejaVuSansCondensed-Bold.ttf'),
} as const

/** A4 pages with fonts of our own: names from Łódź, İzmir and Αθήνα look as they are spelt, on every machine. */
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
