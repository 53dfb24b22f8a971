import type { Pdf } from './open-pdf.ts'
import type { CourseLook } from './printed-pages.ts'

/** The colours of the product, dark enough for black-and-white printers. */
export const ink = { text: '#211d18', muted: '#5c544a', line: '#cfc6b8', brand: '#194564' } as const

export const courseInk: Readonly<Record<CourseLook, string>> = {
  starter: '#93590a',
  main: '#b0412a',
  dessert: '#84386d',
}

/** The sign of a course, as on the screens: circle, square, triangle; `size` is its height in points. */
export function drawCourse(pdf: Pdf, look: CourseLook, x: number, y: number, size: number): void {
  pdf.save().fillColor(courseInk[look])
  if (look === 'starter') pdf.circle(x + size / 2, y + size / 2, size / 2).fill()
  else if (look === 'main') pdf.roundedRect(x, y, size, size, size / 6).fill()
  else pdf.polygon([x + size / 2, y], [x + size, y + size], [x, y + size]).fill()
  pdf.restore()
}
