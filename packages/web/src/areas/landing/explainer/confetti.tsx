import { CourseSign } from '../pictures/course-sign.tsx'
import { ink } from '../pictures/picture-colours.ts'

const pieces = [
  { course: 'starter', x: 176, y: 250, size: 6 },
  { course: 'main', x: 214, y: 316, size: 5 },
  { course: 'dessert', x: 246, y: 226, size: 7 },
  { course: 'starter', x: 352, y: 322, size: 5 },
  { course: 'dessert', x: 206, y: 188, size: 5 },
  { course: 'main', x: 372, y: 236, size: 6 },
  { course: 'starter', x: 398, y: 182, size: 5 },
  { course: 'dessert', x: 372, y: 296, size: 6 },
  { course: 'main', x: 250, y: 352, size: 6 },
  { course: 'dessert', x: 310, y: 344, size: 5 },
  { course: 'starter', x: 282, y: 366, size: 5 },
] as const

/** Circles, squares and triangles of three courses, thrown into the air. */
export function Confetti({ progress }: { progress: number }) {
  return pieces.map(({ course, x, y, size }) => (
    <CourseSign
      key={`${x}-${y}`}
      course={course}
      x={290 + (x - 290) * (0.3 + 0.7 * progress)}
      y={400 + (y - 400) * progress}
      size={size}
      colour={ink(course)}
    />
  ))
}
