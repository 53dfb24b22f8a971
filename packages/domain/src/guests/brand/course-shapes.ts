/** The three courses of an evening; everything that shows a course takes its shape from here. */
export const courses = ['starter', 'main', 'dessert'] as const
export type Course = (typeof courses)[number]

interface CourseShape {
  /** Outline in a square of 24 by 24 points: circle, square, triangle. */
  path: string
  /** The same shape as a letter, for mails: many programs block pictures. */
  sign: string
}

export const courseShapes: Readonly<Record<Course, CourseShape>> = {
  starter: { path: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z', sign: '●' },
  main: {
    path: 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z',
    sign: '■',
  },
  dessert: {
    path: 'M13.3 3.2l9 15.8a1.5 1.5 0 0 1-1.3 2.3H3a1.5 1.5 0 0 1-1.3-2.3l9-15.8a1.5 1.5 0 0 1 2.6 0Z',
    sign: '▲',
  },
}

/** The first meal is the starter, the third the dessert, every other a main course. */
export function courseAt(position: number): Course {
  return position === 0 ? 'starter' : position === 2 ? 'dessert' : 'main'
}
