import { CourseSign } from './course-sign.tsx'
import { Ground } from './ground.tsx'
import { Pair } from './pair.tsx'
import { Picture } from './picture.tsx'
import { ink } from './picture-colours.ts'

const lanterns = [
  { course: 'starter', x: 62, y: 66 },
  { course: 'main', x: 122, y: 82 },
  { course: 'dessert', x: 182, y: 88 },
  { course: 'starter', x: 242, y: 82 },
  { course: 'main', x: 302, y: 64 },
] as const

/** Lanterns before the guests arrive: the picture of the demo. */
export function LanternsPicture() {
  return (
    <Picture width={360} height={240}>
      <Ground tone="plum" shape="starter" />
      <path d="M0 34Q180 112 360 30" fill="none" stroke={ink('line')} strokeWidth="2" />
      {lanterns.map(({ course, x, y }) => (
        <g key={x}>
          <path d={`M${x} ${y - 16}v6`} stroke={ink('line')} strokeWidth="2" />
          <circle cx={x} cy={y + 4} r="15" fill={ink(course)} />
          <CourseSign course={course} x={x} y={y + 4} size={6} colour={ink('wall')} />
        </g>
      ))}
      <Pair x={112} y={214} scale={1.7} leading />
      <Pair x={182} y={208} scale={1.6} />
      <Pair x={250} y={214} scale={1.7} />
    </Picture>
  )
}
