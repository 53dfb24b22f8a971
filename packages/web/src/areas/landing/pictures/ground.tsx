import { type Course, courseShapes } from '@running-dinner/domain/guests'
import { type GroundTone, ink } from './picture-colours.ts'

interface GroundProps {
  tone: GroundTone
  /** Drawn large and pale behind the rest. */
  shape: Course
}

/** Background of the small pictures, 360 by 240: a colour and the shape of a course. */
export function Ground({ tone, shape }: GroundProps) {
  return (
    <>
      <rect width="360" height="240" rx="22" fill={ink(tone)} />
      <path d={courseShapes[shape].path} fill={ink('wall')} opacity="0.13" transform="translate(66 6) scale(9.5)" />
    </>
  )
}
