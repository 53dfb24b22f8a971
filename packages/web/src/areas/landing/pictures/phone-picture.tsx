import { CourseSign } from './course-sign.tsx'
import { Ground } from './ground.tsx'
import { Picture } from './picture.tsx'
import { ink } from './picture-colours.ts'

const stops = [
  { course: 'starter', y: 62, width: 40 },
  { course: 'main', y: 156, width: 46 },
  { course: 'dessert', y: 182, width: 36 },
] as const

/** A guest's route on the phone: the next stop is large, the others are listed below. */
export function PhonePicture() {
  return (
    <Picture width={360} height={240}>
      <Ground tone="coral" shape="starter" />
      <g transform="translate(69 0)">
        <rect x="52" y="18" width="118" height="206" rx="18" fill={ink('ink')} />
        <rect x="59" y="26" width="104" height="190" rx="12" fill={ink('wall')} />
        <rect x="96" y="31" width="30" height="5" rx="2.5" fill={ink('shade')} />
        {stops.map(({ course, y, width }) => (
          <g key={course}>
            <CourseSign course={course} x={76} y={y} size={6} colour={ink(course)} />
            <rect x="90" y={y - 3} width={width} height="6" rx="3" fill={ink('shade')} />
          </g>
        ))}
        <rect x="66" y="78" width="90" height="64" rx="9" fill={ink('night')} />
        <CourseSign course="main" x={82} y={96} size={7} colour={ink('main')} />
        <rect x="96" y="92" width="46" height="7" rx="3.5" fill={ink('wall')} />
        <rect x="76" y="110" width="58" height="5" rx="2.5" fill={ink('line')} />
        <rect x="76" y="122" width="32" height="12" rx="6" fill={ink('glow')} />
        <rect x="113" y="122" width="32" height="12" rx="6" fill="none" stroke={ink('glow')} strokeWidth="1.5" />
      </g>
    </Picture>
  )
}
