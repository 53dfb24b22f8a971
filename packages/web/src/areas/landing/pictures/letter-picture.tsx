import { CourseSign } from './course-sign.tsx'
import { Ground } from './ground.tsx'
import { Picture } from './picture.tsx'
import { ink } from './picture-colours.ts'

/** A letter that has arrived. */
export function LetterPicture() {
  return (
    <Picture width={360} height={240}>
      <Ground tone="coral" shape="main" />
      <path d="M106 122L180 66L254 122V200a8 8 0 0 1-8 8H114a8 8 0 0 1-8-8Z" fill={ink('shade')} />
      <rect x="122" y="58" width="116" height="120" rx="6" fill={ink('wall')} />
      <rect x="138" y="76" width="60" height="7" rx="3.5" fill={ink('ink')} />
      <rect x="138" y="92" width="84" height="5" rx="2.5" fill={ink('shade')} />
      <rect x="138" y="104" width="70" height="5" rx="2.5" fill={ink('shade')} />
      <path d="M106 124L180 176L254 124V200a8 8 0 0 1-8 8H114a8 8 0 0 1-8-8Z" fill={ink('glow')} />
      <path
        d="M110 204L160 162M250 204L200 162"
        stroke={ink('ink')}
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.5"
      />
      <CourseSign course="starter" x={78} y={80} size={8} colour={ink('starter')} />
      <CourseSign course="main" x={286} y={72} size={8} colour={ink('main')} />
      <CourseSign course="dessert" x={302} y={126} size={8} colour={ink('dessert')} />
      <CourseSign course="dessert" x={58} y={132} size={6} colour={ink('dessert')} />
      <CourseSign course="main" x={92} y={40} size={5} colour={ink('main')} />
      <CourseSign course="starter" x={266} y={34} size={6} colour={ink('starter')} />
    </Picture>
  )
}
