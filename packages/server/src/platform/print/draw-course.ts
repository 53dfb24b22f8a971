import { courseInk } from './ink.ts'
import type { Pdf } from './open-pdf.ts'
import type { CourseLook } from './printed-pages.ts'

/** The sign of a course, as on the screens: circle, square, triangle; `size` is its height in points. */
export function drawCourse(pdf: Pdf, look: CourseLook, x: number, y: number, size: number): void {
  pdf.save().fillColor(courseInk[look])
  if (look === 'starter') pdf.circle(x + size / 2, y + size / 2, size / 2).fill()
  else if (look === 'main') pdf.roundedRect(x, y, size, size, size / 6).fill()
  else pdf.polygon([x + size / 2, y], [x + size, y + size], [x, y + size]).fill()
  pdf.restore()
}
