import { create } from 'qrcode'
import { ink } from './draw-course.ts'
import type { Pdf } from './open-pdf.ts'
import { writeText } from './write-text.ts'

/** The printed area of an A4 page, in points. */
export const page = { left: 56, right: 539, top: 52, bottom: 786 }
const width = page.right - page.left

interface Frame {
  title: string
  when: string
  team: string
  names: string
  note?: string
  footer: string
}

interface Code {
  label: string
  url: string
}

/** 24 mm: about half a millimetre for a module of a personal link, which telephones read at arm's length. */
const codeSize = 68
const codeGap = 12

/** Event, day, team and names above a line, with codes to scan on the right; returns the y position below. */
export function drawHead(pdf: Pdf, frame: Frame, codes: readonly Code[] = []): number {
  const half = width * 0.62
  const title = { font: 'bold', size: 12, smallest: 9, colour: ink.muted, maxHeight: 30 } as const
  writeText(pdf, frame.title, { x: page.left, y: page.top, width: half }, title)
  writeText(
    pdf,
    frame.when,
    { x: page.left + half, y: page.top, width: width - half },
    { size: 11, colour: ink.muted, align: 'right', maxHeight: 30 },
  )
  const top = page.top + 34
  const beside = width - codes.length * (codeSize + codeGap)
  const codesEnd = drawCodes(pdf, codes, top + 6)
  let y = writeText(
    pdf,
    frame.team,
    { x: page.left, y: top, width: beside },
    { font: 'bold', size: 46, smallest: 30, colour: ink.brand, maxHeight: 60 },
  )
  const names = { font: 'bold', size: 20, smallest: 12, colour: ink.text, maxHeight: 52 } as const
  y = writeText(pdf, frame.names, { x: page.left, y: y + 2, width: beside }, names)
  const note = { size: 12, colour: ink.muted, maxHeight: 32 }
  y = Math.max(codesEnd - 4, writeText(pdf, frame.note ?? '', { x: page.left, y: y + 4, width: beside }, note))
  pdf
    .moveTo(page.left, y + 16)
    .lineTo(page.right, y + 16)
    .lineWidth(1)
    .strokeColor(ink.line)
    .stroke()
  return y + 36
}

/** Side by side at the right edge; returns the y position below them. */
function drawCodes(pdf: Pdf, codes: readonly Code[], top: number): number {
  for (const [index, { label, url }] of codes.entries()) {
    const x = page.right - (codes.length - index) * codeSize - (codes.length - 1 - index) * codeGap
    drawCode(pdf, url, x, top)
    const style = { size: 8, smallest: 6, colour: ink.muted, align: 'center', maxHeight: 11 } as const
    writeText(pdf, label, { x, y: top + codeSize + 3, width: codeSize }, style)
  }
  return codes.length === 0 ? top : top + codeSize + 14
}

/** Dark modules as one path; the paper around is the quiet zone. */
function drawCode(pdf: Pdf, url: string, left: number, top: number): void {
  const { modules } = create(url, { errorCorrectionLevel: 'M' })
  const size = codeSize / modules.size
  pdf.save().fillColor('#000')
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) pdf.rect(left + column * size, top + row * size, size, size)
    }
  }
  pdf.fill().restore()
}

export function drawFoot(pdf: Pdf, { footer }: Pick<Frame, 'footer'>): void {
  writeText(pdf, footer, { x: page.left, y: page.bottom, width }, { size: 10, colour: ink.muted, maxHeight: 26 })
}

/** Ends a page and begins the next one of the same team; returns the y position to go on at. */
export function nextPage(pdf: Pdf, frame: Frame): number {
  drawFoot(pdf, frame)
  pdf.addPage()
  writeText(
    pdf,
    `${frame.team} · ${frame.names}`,
    { x: page.left, y: page.top, width },
    { font: 'bold', size: 14, colour: ink.brand, maxHeight: 20 },
  )
  return page.top + 50
}
