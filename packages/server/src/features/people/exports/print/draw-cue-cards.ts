import { courseInk, drawCourse, ink } from './draw-course.ts'
import type { Pdf } from './open-pdf.ts'
import type { CueCard } from './printed-pages.ts'
import { writeText } from './write-text.ts'

/** A third of an A4 page fits a long envelope as it is; folded twice it needs none. */
const cardSize = { width: 595.28, height: 841.89 / 3 }
const third = cardSize.width / 3
const edge = 22

interface Marks {
  fold: string
  cut: string
}

/** Three cue cards per page: the left third stays outside, the other two are folded onto each other. */
export function drawCueCards(pdf: Pdf, cueCards: readonly CueCard[], marks: Marks): void {
  let place = 3
  for (const cueCard of cueCards) {
    if (place === 3 || cueCard.opensPage) {
      pdf.addPage()
      place = 0
    }
    const top = place * cardSize.height
    drawMarks(pdf, top, place, marks)
    drawOutside(pdf, cueCard, top)
    drawInside(pdf, cueCard, top)
    place += 1
  }
}

function drawMarks(pdf: Pdf, top: number, place: number, { fold, cut }: Marks): void {
  pdf.save().strokeColor(ink.line).lineWidth(0.75)
  for (const x of [third, 2 * third]) {
    pdf
      .dash(2, { space: 4 })
      .moveTo(x, top)
      .lineTo(x, top + cardSize.height)
      .stroke()
      .undash()
    writeText(pdf, fold, { x: x + 3, y: top + 6, width: 80 }, { size: 6, colour: ink.muted, maxHeight: 9 })
  }
  if (place > 0) {
    pdf.moveTo(0, top).lineTo(cardSize.width, top).stroke()
    const sign = { size: 6, colour: ink.muted, align: 'right', maxHeight: 9 } as const
    writeText(pdf, `✂ ${cut}`, { x: cardSize.width - 100, y: top + 3, width: 92 }, sign)
  }
  pdf.restore()
}

function drawOutside(pdf: Pdf, cueCard: CueCard, top: number): void {
  const column = { x: edge, width: third - 2 * edge }
  writeText(pdf, cueCard.title, { ...column, y: top + edge }, { size: 8, colour: ink.muted, maxHeight: 21 })
  let y = top + edge + 26
  y = writeText(
    pdf,
    cueCard.team,
    { ...column, y },
    { font: 'bold', size: 30, smallest: 20, colour: ink.brand, maxHeight: 40 },
  )
  y = writeText(pdf, cueCard.names, { ...column, y: y + 2 }, { size: 10, smallest: 8, colour: ink.text, maxHeight: 38 })
  drawCourse(pdf, cueCard.look, edge, y + 12, 12)
  const course = { font: 'bold', size: 12, smallest: 8, colour: courseInk[cueCard.look], maxHeight: 30 } as const
  writeText(pdf, cueCard.course, { x: edge + 19, width: column.width - 19, y: y + 10 }, course)
  const bottom = top + cardSize.height - edge
  pdf
    .save()
    .roundedRect(edge - 6, bottom - 76, column.width + 12, 76, 8)
    .lineWidth(1.25)
    .strokeColor(ink.brand)
    .stroke()
  pdf.restore()
  const centred = { ...column, align: 'center' } as const
  const middle = (style: { size: number; colour: string; font?: 'bold'; maxHeight: number }) => ({
    ...style,
    align: 'center' as const,
  })
  writeText(
    pdf,
    cueCard.openLabel,
    { x: centred.x, width: column.width, y: bottom - 69 },
    middle({ size: 10, colour: ink.text, maxHeight: 14 }),
  )
  writeText(
    pdf,
    cueCard.openTime,
    { x: centred.x, width: column.width, y: bottom - 57 },
    middle({ font: 'bold', size: 27, colour: ink.text, maxHeight: 34 }),
  )
  writeText(
    pdf,
    cueCard.closed,
    { x: centred.x, width: column.width, y: bottom - 20 },
    middle({ size: 7.5, colour: ink.muted, maxHeight: 18 }),
  )
}

/** Two thirds with a fold between them: where to go on one, whom to call or what guests eat on the other. */
function drawInside(pdf: Pdf, cueCard: CueCard, top: number): void {
  const column = { x: third + edge, width: third - 2 * edge }
  const [firstLine = '', ...otherLines] = cueCard.lines
  let y = writeText(pdf, cueCard.heading, { ...column, y: top + edge }, { size: 10, colour: ink.muted, maxHeight: 28 })
  y = writeText(
    pdf,
    firstLine,
    { ...column, y: y + 6 },
    { font: 'bold', size: 17, smallest: 10, colour: ink.text, maxHeight: 62 },
  )
  for (const line of otherLines)
    y = writeText(pdf, line, { ...column, y: y + 4 }, { size: 13, smallest: 9, colour: ink.text, maxHeight: 46 })
  writeText(pdf, cueCard.remark, { ...column, y: y + 6 }, { size: 9, colour: ink.muted, maxHeight: 50 })
  const also = { x: 2 * third + edge, width: third - 2 * edge }
  let down = top + edge
  for (const [index, { label, text }] of cueCard.facts.entries()) {
    down = writeText(pdf, label, { ...also, y: down }, { size: 9, colour: ink.muted, maxHeight: 22 })
    // All remaining height except the minimum that the facts after this one need.
    const room = top + cardSize.height - edge - down - 40 * (cueCard.facts.length - 1 - index)
    const style = { font: 'bold', size: 12, smallest: 7, colour: ink.text, maxHeight: Math.max(24, room) } as const
    down = writeText(pdf, text, { ...also, y: down + 1 }, style) + 10
  }
}
