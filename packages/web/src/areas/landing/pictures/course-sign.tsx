import type { Course } from '../../../ui/course-mark.tsx'

interface CourseSignProps {
  course: Course
  x: number
  y: number
  size: number
  colour: string
}

/** The shape of a course as it is everywhere in the product: circle, square, triangle. */
export function CourseSign({ course, x, y, size, colour }: CourseSignProps) {
  if (course === 'starter') return <circle cx={x} cy={y} r={size} fill={colour} />
  if (course === 'main') {
    const side = size * 1.8
    return <rect x={x - side / 2} y={y - side / 2} width={side} height={side} rx={size * 0.35} fill={colour} />
  }
  return (
    <path
      d={`M${x} ${y - size}l${size * 1.1} ${size * 1.85}h${-size * 2.2}Z`}
      fill={colour}
      stroke={colour}
      strokeWidth={size * 0.25}
      strokeLinejoin="round"
    />
  )
}
