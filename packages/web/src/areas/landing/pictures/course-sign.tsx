import { type Course, courseShapes } from '@running-dinner/domain/guests'

interface CourseSignProps {
  course: Course
  /** The middle. */
  x: number
  y: number
  /** Half of the height. */
  size: number
  colour: string
}

/** The shape of a course as it is everywhere in the product: circle, square, triangle. */
export function CourseSign({ course, x, y, size, colour }: CourseSignProps) {
  return (
    <path
      d={courseShapes[course].path}
      fill={colour}
      transform={`translate(${x} ${y}) scale(${(size / 10).toFixed(3)}) translate(-12 -12)`}
    />
  )
}
