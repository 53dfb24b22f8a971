import { buffer } from 'node:stream/consumers'
import { create } from 'qrcode'
import { courseInk, drawCourse, ink } from './draw-course.ts'
import { drawCueCards } from './draw-cue-cards.ts'
import { fontFor, openPdf, type Pdf } from './open-pdf.ts'
import type { CardStop, HostSheet, PrintOrder, RouteCard } from './printed-pages.ts'
import { writeText } from './write-text.ts'

/** The printed area of an A4 page, in points. */
const page = { left: 56, right: 539, top: 52, bottom: 786 }
const frameWidth = page.right - page.left

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
function drawHead(pdf: Pdf, frame: Frame, codes: readonly Code[] = []): number {
  const half = frameWidth * 0.62
  const title = { font: 'bold', size: 12, smallest: 9, colour: ink.muted, maxHeight: 30 } as const
  writeText(pdf, frame.title, { x: page.left, y: page.top, width: half }, title)
  writeText(
    pdf,
    frame.when,
    { x: page.left + half, y: page.top, width: frameWidth - half },
    { size: 11, colour: ink.muted, align: 'right', maxHeight: 30 },
  )
  const top = page.top + 34
  const beside = frameWidth - codes.length * (codeSize + codeGap)
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

function drawFoot(pdf: Pdf, { footer }: Pick<Frame, 'footer'>): void {
  writeText(
    pdf,
    footer,
    { x: page.left, y: page.bottom, width: frameWidth },
    { size: 10, colour: ink.muted, maxHeight: 26 },
  )
}

/** Ends a page and begins the next one of the same team; returns the y position to go on at. */
function nextPage(pdf: Pdf, frame: Frame): number {
  drawFoot(pdf, frame)
  pdf.addPage()
  writeText(
    pdf,
    `${frame.team} · ${frame.names}`,
    { x: page.left, y: page.top, width: frameWidth },
    { font: 'bold', size: 14, colour: ink.brand, maxHeight: 20 },
  )
  return page.top + 50
}

/** Text column beside the times. */
const wayColumn = { x: 196, width: page.right - 196 }
const rail = 170
/** About 1,500 characters: a diet note is never cut before that. */
const routeFactHeight = 170

/** One page per team, readable at arm's length in a dim kitchen. */
function drawRouteCards(pdf: Pdf, cards: readonly RouteCard[]): void {
  for (const card of cards) drawCard(pdf, card)
}

function drawCard(pdf: Pdf, card: RouteCard): void {
  pdf.addPage()
  let y = drawHead(pdf, card, card.codes)
  const height = Math.min(190, (page.bottom - 30 - y - (card.after ? 90 : 0)) / Math.max(3, card.stops.length))
  for (const [index, stop] of card.stops.entries()) {
    if (y + heightOf(pdf, stop) > page.bottom - 30) y = nextPage(pdf, card)
    const end = drawStop(pdf, stop, y)
    const next = Math.max(end + 22, y + height)
    const isLast = index === card.stops.length - 1 && !card.after
    if (!isLast && next < page.bottom - 60) drawRail(pdf, y + 44, next - 6)
    y = next
  }
  if (card.after) {
    if (y + 70 > page.bottom - 30) y = nextPage(pdf, card)
    drawAfter(pdf, card.after, y)
  }
  drawFoot(pdf, card)
}

/** Upper bound, used to start a new page instead of splitting a stop. */
function heightOf(pdf: Pdf, stop: CardStop): number {
  const facts = stop.facts.reduce(
    (sum, fact) => sum + Math.min(routeFactHeight, textHeight(pdf, factText(fact), 12)) + 5,
    0,
  )
  return 16 + 30 + 21 * Math.max(0, stop.lines.length - 1) + (stop.remark ? 34 : 0) + facts
}

function textHeight(pdf: Pdf, text: string, size: number): number {
  return pdf.font(fontFor(text)).fontSize(size).heightOfString(text, { width: wayColumn.width })
}

const factText = ({ label, text }: { label: string; text: string }) => (label === '' ? text : `${label}: ${text}`)

function drawStop(pdf: Pdf, stop: CardStop, top: number): number {
  const colour = courseInk[stop.look]
  const side = { x: page.left, width: rail - page.left - 14 }
  writeText(pdf, stop.time, { ...side, y: top - 6 }, { font: 'bold', size: 30, colour: ink.text, maxHeight: 38 })
  const name = { font: 'bold', size: 12, smallest: 8, colour, maxHeight: 32 } as const
  writeText(pdf, stop.course, { ...side, y: top + 31 }, name)
  drawCourse(pdf, stop.look, rail - 7, top + 2, 20)
  const [firstLine = '', ...otherLines] = stop.lines
  let y = writeText(pdf, stop.heading, { ...wayColumn, y: top - 2 }, { size: 12, colour: ink.muted, maxHeight: 32 })
  y = writeText(
    pdf,
    firstLine,
    { ...wayColumn, y: y + 1 },
    { font: 'bold', size: 19, smallest: 12, colour: ink.text, maxHeight: 50 },
  )
  for (const line of otherLines)
    y = writeText(pdf, line, { ...wayColumn, y: y + 1 }, { size: 15, smallest: 10, colour: ink.text, maxHeight: 40 })
  y = writeText(pdf, stop.remark, { ...wayColumn, y: y + 3 }, { size: 11, colour: ink.muted, maxHeight: 30 })
  for (const fact of stop.facts)
    y = writeText(
      pdf,
      factText(fact),
      { ...wayColumn, y: y + 5 },
      { size: 12, smallest: 9, colour: ink.text, maxHeight: routeFactHeight },
    )
  return y
}

function drawRail(pdf: Pdf, top: number, bottom: number): void {
  if (bottom <= top) return
  const x = rail + 3
  pdf
    .save()
    .moveTo(x, top - 14)
    .lineTo(x, bottom)
    .lineWidth(1.5)
    .dash(1, { space: 5 })
    .lineCap('round')
  pdf.strokeColor(ink.line).stroke().undash().restore()
}

function drawAfter(pdf: Pdf, after: NonNullable<RouteCard['after']>, top: number): void {
  const side = { x: page.left, width: rail - page.left - 14 }
  writeText(pdf, after.time, { ...side, y: top - 6 }, { font: 'bold', size: 30, colour: ink.text, maxHeight: 38 })
  writeText(pdf, after.label, { ...side, y: top + 31 }, { font: 'bold', size: 12, colour: ink.muted, maxHeight: 16 })
  pdf
    .save()
    .circle(rail + 3, top + 12, 9)
    .lineWidth(2)
    .strokeColor(ink.muted)
    .stroke()
    .restore()
  const [firstLine = '', ...otherLines] = after.lines
  const big = { font: 'bold', size: 16, smallest: 10, colour: ink.text, maxHeight: 40 } as const
  let y = writeText(pdf, firstLine, { ...wayColumn, y: top + 1 }, big)
  for (const line of otherLines)
    y = writeText(pdf, line, { ...wayColumn, y: y + 1 }, { size: 13, smallest: 9, colour: ink.text, maxHeight: 34 })
}

const width = page.right - page.left
/** Names beside the box that is ticked when a team has come. */
const column = { x: page.left + 34, width: width - 34 }
/** A whole page of notes; longer ones end in an ellipsis. */
const factHeight = page.bottom - page.top - 120

/** One page per kitchen, to hang up beside the stove. */
function drawHostSheets(pdf: Pdf, sheets: readonly HostSheet[]): void {
  for (const sheet of sheets) {
    pdf.addPage()
    drawGuests(pdf, sheet, drawCourseLine(pdf, sheet, drawHead(pdf, sheet)))
    drawFoot(pdf, sheet)
  }
}

function drawCourseLine(pdf: Pdf, sheet: HostSheet, top: number): number {
  drawCourse(pdf, sheet.look, page.left, top + 6, 24)
  const side = { x: column.x, width: 260 }
  const name = { font: 'bold', size: 20, smallest: 12, colour: courseInk[sheet.look], maxHeight: 28 } as const
  writeText(pdf, sheet.course, { ...side, y: top + 4 }, name)
  const time = { font: 'bold', size: 34, colour: ink.text, align: 'right', maxHeight: 44 } as const
  writeText(pdf, sheet.time, { x: page.right - 180, y: top - 8, width: 180 }, time)
  const place = { size: 13, smallest: 9, colour: ink.muted, maxHeight: 34 } as const
  return writeText(pdf, sheet.place, { ...column, y: top + 34 }, place) + 26
}

function drawGuests(pdf: Pdf, sheet: HostSheet, top: number): void {
  const lead = { font: 'bold', size: 17, colour: ink.text, maxHeight: 44 } as const
  let y = writeText(pdf, sheet.expected, { x: page.left, y: top, width }, lead) + 12
  for (const { team, names } of sheet.guests) {
    if (y + 40 > page.bottom - 20) y = nextPage(pdf, sheet)
    pdf
      .roundedRect(page.left, y + 2, 18, 18, 4)
      .lineWidth(1.25)
      .strokeColor(ink.muted)
      .stroke()
    const style = { font: 'bold', size: 16, smallest: 10, colour: ink.text, maxHeight: 40 } as const
    y = writeText(pdf, names, { ...column, y }, style)
    y = writeText(pdf, team, { ...column, y: y + 1 }, { size: 11, colour: ink.muted, maxHeight: 15 }) + 10
  }
  for (const { label, text } of sheet.facts) {
    const style = { size: 15, smallest: 9, colour: ink.text, maxHeight: factHeight } as const
    const height = pdf.font(fontFor(text)).fontSize(style.size).heightOfString(text, { width })
    y += 14
    if (y + 20 + Math.min(height, factHeight) > page.bottom - 20) y = nextPage(pdf, sheet)
    y = writeText(pdf, label, { x: page.left, y, width }, { size: 11, colour: ink.muted, maxHeight: 15 })
    y = writeText(pdf, text, { x: page.left, y: y + 2, width }, { ...style, font: 'bold' })
  }
}

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
