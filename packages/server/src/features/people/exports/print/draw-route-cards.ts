import { courseInk, drawCourse, ink } from './draw-course.ts'
import { fontFor, type Pdf } from './open-pdf.ts'
import { drawFoot, drawHead, nextPage, page } from './page-frame.ts'
import type { CardStop, RouteCard } from './printed-pages.ts'
import { writeText } from './write-text.ts'

/** Text column beside the times. */
const column = { x: 196, width: page.right - 196 }
const rail = 170
/** About 1,500 characters: a diet note is never cut before that. */
const factHeight = 170

/** One page per team, readable at arm's length in a dim kitchen. */
export function drawRouteCards(pdf: Pdf, cards: readonly RouteCard[]): void {
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
  const facts = stop.facts.reduce((sum, fact) => sum + Math.min(factHeight, textHeight(pdf, factText(fact), 12)) + 5, 0)
  return 16 + 30 + 21 * Math.max(0, stop.lines.length - 1) + (stop.remark ? 34 : 0) + facts
}

function textHeight(pdf: Pdf, text: string, size: number): number {
  return pdf.font(fontFor(text)).fontSize(size).heightOfString(text, { width: column.width })
}

const factText = ({ label, text }: { label: string; text: string }) => (label === '' ? text : `${label}: ${text}`)

function drawStop(pdf: Pdf, stop: CardStop, top: number): number {
  const colour = courseInk[stop.look]
  const side = { x: page.left, width: rail - page.left - 14 }
  writeText(pdf, stop.time, { ...side, y: top - 6 }, { font: 'bold', size: 30, colour: ink.text, maxHeight: 38 })
  const name = { font: 'bold', size: 12, smallest: 8, colour, maxHeight: 32 } as const
  writeText(pdf, stop.course, { ...side, y: top + 31 }, name)
  drawCourse(pdf, stop.look, rail - 7, top + 2, 20)
  const [first = '', ...otherLines] = stop.lines
  let y = writeText(pdf, stop.heading, { ...column, y: top - 2 }, { size: 12, colour: ink.muted, maxHeight: 32 })
  y = writeText(
    pdf,
    first,
    { ...column, y: y + 1 },
    { font: 'bold', size: 19, smallest: 12, colour: ink.text, maxHeight: 50 },
  )
  for (const line of otherLines)
    y = writeText(pdf, line, { ...column, y: y + 1 }, { size: 15, smallest: 10, colour: ink.text, maxHeight: 40 })
  y = writeText(pdf, stop.remark, { ...column, y: y + 3 }, { size: 11, colour: ink.muted, maxHeight: 30 })
  for (const fact of stop.facts)
    y = writeText(
      pdf,
      factText(fact),
      { ...column, y: y + 5 },
      { size: 12, smallest: 9, colour: ink.text, maxHeight: factHeight },
    )
  return y
}

function drawRail(pdf: Pdf, from: number, to: number): void {
  if (to <= from) return
  const x = rail + 3
  pdf
    .save()
    .moveTo(x, from - 14)
    .lineTo(x, to)
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
  const [first = '', ...others] = after.lines
  const big = { font: 'bold', size: 16, smallest: 10, colour: ink.text, maxHeight: 40 } as const
  let y = writeText(pdf, first, { ...column, y: top + 1 }, big)
  for (const line of others)
    y = writeText(pdf, line, { ...column, y: y + 1 }, { size: 13, smallest: 9, colour: ink.text, maxHeight: 34 })
}
