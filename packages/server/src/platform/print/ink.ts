import type { CourseLook } from './printed-pages.ts'

/** The colours of the product, dark enough for black-and-white printers. */
export const ink = { text: '#211d18', muted: '#5c544a', line: '#cfc6b8', brand: '#194564' } as const

export const courseInk: Readonly<Record<CourseLook, string>> = {
  starter: '#93590a',
  main: '#b0412a',
  dessert: '#84386d',
}
