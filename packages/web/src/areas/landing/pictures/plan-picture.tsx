import { CourseSign } from './course-sign.tsx'
import { Ground } from './ground.tsx'
import { Picture } from './picture.tsx'
import { ink } from './picture-colours.ts'

const rows = [
  { course: 'starter', y: 84, name: 44, place: 26 },
  { course: 'main', y: 108, name: 36, place: 34 },
  { course: 'dessert', y: 132, name: 50, place: 20 },
  { course: 'starter', y: 156, name: 40, place: 30 },
] as const

const kitchens = [
  { course: 'starter', x: 206, y: 150 },
  { course: 'main', x: 240, y: 92 },
  { course: 'dessert', x: 286, y: 138 },
] as const

/** What an organiser sees: the list of teams on the left, their ways on the right. */
export function PlanPicture() {
  return (
    <Picture width={360} height={240}>
      <Ground tone="amber" shape="main" />
      <path d="M34 196H326L340 210a6 6 0 0 1-4 10H24a6 6 0 0 1-4-10Z" fill={ink('shade')} />
      <rect x="46" y="38" width="268" height="158" rx="10" fill={ink('ink')} />
      <rect x="54" y="46" width="252" height="142" rx="5" fill={ink('wall')} />
      <path d="M54 51a5 5 0 0 1 5-5H301a5 5 0 0 1 5 5V62H54Z" fill={ink('night')} />
      <rect x="62" y="51" width="42" height="6" rx="3" fill={ink('line')} />
      {rows.map(({ course, y, name, place }) => (
        <g key={y}>
          <CourseSign course={course} x={70} y={y} size={6} colour={ink(course)} />
          <rect x="84" y={y - 6} width={name} height="5" rx="2.5" fill={ink('ink')} />
          <rect x="84" y={y + 2} width={place} height="4" rx="2" fill={ink('shade')} />
        </g>
      ))}
      <rect x="164" y="70" width="134" height="110" rx="6" fill={ink('shade')} opacity="0.55" />
      <path
        d="M164 118C200 110 240 130 298 108M220 70C214 110 236 140 228 180M164 160L298 168"
        fill="none"
        stroke={ink('wall')}
        strokeWidth="5"
      />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M206 150C214 118 226 104 240 92S280 118 286 138" stroke={ink('main')} strokeDasharray="0.5 6" />
        <path d="M286 138C266 166 232 168 206 150" stroke={ink('night')} strokeDasharray="5 5" />
      </g>
      {kitchens.map(({ course, x, y }) => (
        <g key={course}>
          <circle cx={x} cy={y} r="13" fill={ink('wall')} stroke={ink(course)} strokeWidth="3" />
          <CourseSign course={course} x={x} y={y} size={5.5} colour={ink('ink')} />
        </g>
      ))}
    </Picture>
  )
}
