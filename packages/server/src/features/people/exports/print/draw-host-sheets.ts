import { courseInk, drawCourse, ink } from './draw-course.ts'
import { fontFor, type Pdf } from './open-pdf.ts'
import { drawFoot, drawHead, nextPage, page } from './page-frame.ts'
import type { HostSheet } from './printed-pages.ts'
import { writeText } from './write-text.ts'

const width = page.right - page.left
/** Names beside the box that is ticked when a team has come. */
const column = { x: page.left + 34, width: width - 34 }
/** A whole page of notes; longer ones end in an ellipsis. */
const factHeight = page.bottom - page.top - 120

/** One page per kitchen, to hang up beside the stove. */
export function drawHostSheets(pdf: Pdf, sheets: readonly HostSheet[]): void {
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
