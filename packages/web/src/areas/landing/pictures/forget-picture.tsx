import { CourseSign } from './course-sign.tsx'
import { Ground } from './ground.tsx'
import { Picture } from './picture.tsx'
import { ink } from './picture-colours.ts'

const days = [0, 1, 2, 3, 4, 5, 6] as const

/** A week of a calendar: the dinner on its first day, an empty page on its last. */
export function ForgetPicture() {
  return (
    <Picture width={360} height={240}>
      <Ground tone="night" shape="starter" />
      {days.map((day) => (
        <Day key={day} day={day} />
      ))}
      <path
        d="M56 78C110 30 236 26 304 74"
        fill="none"
        stroke={ink('glow')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0.5 9"
      />
      <path
        d="M296 62l10 13-16 2"
        fill="none"
        stroke={ink('glow')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  )
}

function Day({ day }: { day: number }) {
  const x = 25 + day * 45
  const isLast = day === 6
  return (
    <g transform={`translate(${x} 92)`} opacity={isLast ? 1 : 1 - day * 0.11}>
      <rect
        width="40"
        height="62"
        rx="6"
        fill={isLast ? 'none' : ink('wall')}
        stroke={isLast ? ink('glow') : 'none'}
        strokeWidth="2.5"
        strokeDasharray={isLast ? '5 5' : undefined}
      />
      {!isLast && <path d="M0 6a6 6 0 0 1 6-6H34a6 6 0 0 1 6 6V12H0Z" fill={ink(day === 0 ? 'main' : 'shade')} />}
      {day === 0 && (
        <g>
          <CourseSign course="starter" x={11} y={36} size={4.5} colour={ink('starter')} />
          <CourseSign course="main" x={20} y={36} size={4.5} colour={ink('main')} />
          <CourseSign course="dessert" x={30} y={36} size={4.5} colour={ink('dessert')} />
        </g>
      )}
      {!isLast && day > 0 && <rect x="12" y="32" width={16 - day} height="5" rx="2.5" fill={ink('shade')} />}
    </g>
  )
}
