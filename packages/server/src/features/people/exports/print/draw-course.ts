import { courseShapes } from '@running-dinner/domain/guests'
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
  pdf
    .save()
    .translate(x, y)
    .scale(size / 24)
  pdf.path(courseShapes[look].path).fill(courseInk[look])
  pdf.restore()
}
