import { expect, test } from 'vitest'
import { courseAt, courseShapes, courses } from './course-shapes.ts'
import { signParts, signSvg } from './sign.ts'

test('makes the sign of the shapes of the three courses', () => {
  expect(signParts.map(({ path }) => path).sort()).toEqual(courses.map((course) => courseShapes[course].path).sort())
  for (const course of courses) expect(signSvg()).toContain(courseShapes[course].path)
})

test('gives the first meal the circle, the third the triangle and every other the square', () => {
  expect([0, 1, 2, 3].map((position) => courseShapes[courseAt(position)].sign)).toEqual(['●', '■', '▲', '■'])
})
