import { CourseSign } from './course-sign.tsx'
import { Ground } from './ground.tsx'
import { Picture } from './picture.tsx'
import { ink } from './picture-colours.ts'

const plates = [
  { course: 'starter', x: 88 },
  { course: 'main', x: 180 },
  { course: 'dessert', x: 272 },
] as const

/** Three plates that wait for guests: no event is planned. */
export function LaidTablePicture() {
  return (
    <Picture width={360} height={240}>
      <Ground tone="amber" shape="dessert" />
      {plates.map(({ course, x }) => (
        <g key={course}>
          <circle cx={x} cy="120" r="38" fill={ink('wall')} />
          <circle cx={x} cy="120" r="26" fill="none" stroke={ink('shade')} strokeWidth="3" />
          <CourseSign course={course} x={x} y={120} size={11} colour={ink('ink')} />
        </g>
      ))}
      <path
        d="M36 90v24M30 90v14a6 6 0 0 0 12 0V90M36 114v36M324 150V90q12 8 12 30h-12"
        fill="none"
        stroke={ink('ink')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  )
}
